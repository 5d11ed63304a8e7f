import type * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';

/** Makes a call under a key, or shares the answer of another call with the same key. */
export type SharedCall<Fault, A> = (key: string, call: TaskEither<Fault, A>) => TaskEither<Fault, A>;

/** Shares one pending call: a caller that asks while a call with the same key is pending gets its answer. */
export const makeSingleFlight = <Fault, A>(): SharedCall<Fault, A> => {
  const pending = new Map<string, Promise<E.Either<Fault, A>>>();
  return (key, call) => () => {
    const earlier = pending.get(key);
    if (earlier !== undefined) return earlier;
    const answer = call().finally(() => pending.delete(key));
    pending.set(key, answer);
    return answer;
  };
};
