/** What the browser says of its user unasked. */
export type BrowserSignals = {
  /** Null where it keeps it to itself. */
  readonly timeZone: () => string | null;
  readonly globalPrivacyControl: () => boolean;
  /** The path of the page being shown. */
  readonly path: () => string;
};
