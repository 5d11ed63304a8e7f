import type { TaskEither } from 'fp-ts/TaskEither';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** The consent banner of a partner: its script renders the banner and stores the answer in cookies. */
export type PartnerBanner = {
  readonly show: (script: string) => TaskEither<NormalisedError, void>;
  /** Tells whether the banner is on the page. */
  readonly isThere: () => boolean;
  /** Calls the listener on each choice on the banner. */
  readonly onChoice: (listener: () => void) => void;
};
