import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { normaliseError, type NormalisedError } from '#domain/shared/normalisedError.ts';

/** How long a call to analytics is waited for, in milliseconds. */
export const analyticsPatience: number = 5000;

/** Carries a call to analytics out beside everything else: late or failed, it is a line in the log and nothing more. */
export type InTime = (name: string, call: TE.TaskEither<NormalisedError, void>) => void;

export const makeInTime = ({ clock, log }: Pick<Ports, 'clock' | 'log'>): InTime => {
  const late = pipe(
    clock.wait(analyticsPatience),
    T.map(() => TE.throwError<NormalisedError, void>(normaliseError('timeout after 5s'))),
    T.flatten,
  );
  const carryOut = async (name: string, call: TE.TaskEither<NormalisedError, void>): Promise<void> => {
    const outcome = await Promise.race([call(), late()]);
    if (E.isLeft(outcome)) log.error(`Analytics ${name} failed: ${outcome.left.message}`, outcome.left);
  };
  return (name, call) => void carryOut(name, call);
};
