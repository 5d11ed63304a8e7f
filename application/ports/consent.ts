import type { Consent } from '#domain/consent/consent.ts';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Shares a choice of cookies with the other tabs of this site in the same browser. */
export type ConsentChannel = {
  /** Sends to the other tabs, never to this one. */
  readonly post: (chosen: Consent) => void;
  readonly listen: (listener: (chosen: Consent) => void) => void;
};

/** The consent banner of a partner: its script renders the banner and stores the answer in cookies. */
export type PartnerBanner = {
  readonly show: (script: string) => TaskEither<NormalisedError, void>;
  /** Tells whether the banner is on the page. */
  readonly isThere: () => boolean;
  /** Calls the listener on each choice on the banner. */
  readonly onChoice: (listener: () => void) => void;
};
