import type { Consent } from '#domain/consent/consent.ts';

/** Shares a choice of cookies with the other tabs of this site in the same browser. */
export type ConsentChannel = {
  /** Sends to the other tabs, never to this one. */
  readonly post: (chosen: Consent) => void;
  readonly listen: (listener: (chosen: Consent) => void) => void;
};
