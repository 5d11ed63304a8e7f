import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';

type Join<Fault, A> = (key: string, call: TaskEither<Fault, A>) => TaskEither<Fault, A>;

/** Makes no second call while one of the same name is under way: whoever asks meanwhile gets its answer. */
export const makeJoin = <Fault, A>(): Join<Fault, A> => {
  const underway = new Map<string, Promise<E.Either<Fault, A>>>();
  return (key, call) => () => {
    const earlier = underway.get(key);
    if (earlier !== undefined) return earlier;
    const answer = call().finally(() => underway.delete(key));
    underway.set(key, answer);
    return answer;
  };
};

/** The same, and a call of that name that has succeeded is never made again: its answer is given once more. */
export const makeOnce = <Fault, A>(): Join<Fault, A> => {
  const join = makeJoin<Fault, A>();
  let done: { readonly key: string; readonly answer: E.Either<Fault, A> } | null = null;
  return (key, call) => async () => {
    if (done?.key === key) return done.answer;
    const answer = await join(key, call)();
    if (E.isRight(answer)) done = { key, answer };
    return answer;
  };
};
