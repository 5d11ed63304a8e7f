import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Log } from '#application/ports/ports.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Runs a task whose fault is only logged. */
export const logFault = async (log: Log, line: string, task: TaskEither<NormalisedError, unknown>): Promise<void> => {
  const outcome = await task();
  if (E.isLeft(outcome)) log.error(line, outcome.left);
};
