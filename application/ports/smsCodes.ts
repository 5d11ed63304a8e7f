/** The codes of text messages for this site, where the browser can read them with the person's consent (WebOTP). */
export type SmsCodes = {
  /** Calls back with the code of the next message. Returns a function that stops listening. */
  readonly listen: (onCode: (code: string) => void) => () => void;
};
