import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';

type Unreachable = { readonly _tag: 'Unreachable' };
type UseCase<Input extends ReadonlyArray<unknown>, Fault, A> = (...input: Input) => TaskEither<Fault, A>;

/** Stands in for a use case of flows that are not loaded yet. */
export type Later<Flows> = <Input extends ReadonlyArray<unknown>, Fault, A>(
  pick: (flows: Flows) => UseCase<Input, Fault, A>,
) => UseCase<Input, Fault | Unreachable, A>;

/** Lets use cases be asked for before their code is there: it is fetched once, and a code that cannot be had is a fault. */
export const later = <Flows>(load: () => Promise<Flows>): Later<Flows> => {
  let loaded: Promise<Flows> | null = null;
  const flows = (): Promise<Flows> => {
    loaded ??= load().catch((thrown: unknown) => {
      loaded = null;
      return Promise.reject(thrown);
    });
    return loaded;
  };
  return (pick) =>
    (...input) =>
    () =>
      flows().then(
        (there) => pick(there)(...input)(),
        () => E.left({ _tag: 'Unreachable' }),
      );
};
