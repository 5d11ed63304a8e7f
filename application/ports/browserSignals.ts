/** What the browser reveals of the person without a request. */
export type BrowserSignals = {
  /** The IANA time zone; null if the browser hides it. */
  readonly timeZone: () => string | null;
  readonly globalPrivacyControl: () => boolean;
  /** The path of the page being shown. */
  readonly path: () => string;
};

/** The returns to this page, which may have missed what happened in between, and the moment it goes. */
export type PageReturns = {
  /** Calls the listener when the page is shown again: after another tab or app, or from the back-forward cache. One return may call it twice. */
  readonly onReturn: (listener: () => void) => void;
  /** Calls the listener when the browser leaves the page, which it may keep in the back-forward cache. */
  readonly onLeave: (listener: () => void) => void;
};

/** The codes of text messages for this site, where the browser can read them with the person's consent (WebOTP). */
export type SmsCodes = {
  /** Calls back with the code of the next message. Returns a function that stops listening. */
  readonly listen: (onCode: (code: string) => void) => () => void;
};
