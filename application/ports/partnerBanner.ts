import type { TaskEither } from 'fp-ts/TaskEither';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** The consent banner of a brand's partner: a script of theirs, which draws it and keeps the answer in cookies. */
export type PartnerBanner = {
  readonly show: (script: string) => TaskEither<NormalisedError, void>;
  readonly isThere: () => boolean;
  /** Calls back whenever the visitor chooses on it. */
  readonly onChoice: (listener: () => void) => void;
};
