/** What the browser reveals of the person without a request. */
export type BrowserSignals = {
  /** The IANA time zone; null if the browser hides it. */
  readonly timeZone: () => string | null;
  readonly globalPrivacyControl: () => boolean;
  /** The path of the page being shown. */
  readonly path: () => string;
};
