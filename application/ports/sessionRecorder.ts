import type { TaskEither } from 'fp-ts/TaskEither';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Records what a session looks like, every secret masked. */
export type SessionRecorder = {
  readonly start: TaskEither<NormalisedError, void>;
  /** Sends nothing more. */
  readonly stop: () => void;
  /** Where the recording can be watched; null while there is none. */
  readonly url: () => string | null;
};
