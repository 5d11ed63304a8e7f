/** The returns to this page, which may have missed what happened in between. */
export type PageReturns = {
  /** Calls the listener when the page is shown again: after another tab or app, or from the back-forward cache. One return may call it twice. */
  readonly onReturn: (listener: () => void) => void;
};
