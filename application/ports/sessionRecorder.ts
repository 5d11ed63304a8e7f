import type { TaskEither } from 'fp-ts/TaskEither';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Records the page for a replay, with all secrets masked. */
export type SessionRecorder = {
  readonly start: TaskEither<NormalisedError, void>;
  /** Stops the recording and sends nothing more. */
  readonly stop: () => void;
  /** Ends the recording of the person so far; what follows is another recording, with another address. */
  readonly forget: () => void;
  /** The address of the recording; null without a recording. */
  readonly url: () => string | null;
};
