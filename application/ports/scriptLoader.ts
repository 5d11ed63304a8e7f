import type { TaskEither } from 'fp-ts/TaskEither';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Loads a third-party script into the page. */
export type ScriptLoader = {
  readonly load: (address: string) => TaskEither<NormalisedError, void>;
};
