/** The returns to this page, which may have missed what happened in between, and the moment it goes. */
export type PageReturns = {
  /** Calls the listener when the page is shown again: after another tab or app, or from the back-forward cache. One return may call it twice. */
  readonly onReturn: (listener: () => void) => void;
  /** Calls the listener when the browser leaves the page, which it may keep in the back-forward cache. */
  readonly onLeave: (listener: () => void) => void;
};
