import type { TaskEither } from 'fp-ts/TaskEither';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Puts a script of another party onto the page. */
export type ScriptLoader = {
  readonly load: (address: string) => TaskEither<NormalisedError, void>;
};
