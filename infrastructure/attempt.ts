import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';

// Because: fp-ts has it as `TE.tryCatch`, but compiled to a generator that weighs 0.7 kB in every first load.
/** The outcome of a promise as a task that never rejects: what it rejects with, or throws, becomes a fault. */
export const attempt =
  <Value, Fault>(run: () => Promise<Value>, onThrown: (thrown: unknown) => Fault): TaskEither<Fault, Value> =>
  async () => {
    try {
      return E.right(await run());
    } catch (thrown) {
      return E.left(onThrown(thrown));
    }
  };
