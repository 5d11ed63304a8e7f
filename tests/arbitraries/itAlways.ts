import fc from 'fast-check';
import { it } from 'vitest';

const { FC_SEED, FC_PATH } = process.env;

/** What runs a property again with the values that failed, as fast-check has printed them: from the environment. */
export const replay: Pick<fc.Parameters, 'seed' | 'path' | 'endOnFailure'> = {
  ...(FC_SEED !== undefined && { seed: Number(FC_SEED) }),
  ...(FC_PATH !== undefined && { path: FC_PATH, endOnFailure: true }),
};

/** The parameters of a function as they are written: a comma in a pattern ends none. */
const parametersOf = (check: (...values: never) => void): ReadonlyArray<string> =>
  /^\((?<all>[^]*?)\) =>/.exec(check.toString())?.groups?.['all']?.split(/,\s*(?![^[{]*[\]}])/) ?? [];

/** A test of a property: what it checks holds for all values that these arbitraries make. A counterexample has the names of the parameters. */
export const itAlways = <Values extends unknown[]>(
  title: string,
  values: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  check: (...values: Values) => void,
): void => {
  const names = parametersOf(check);
  const named = (all: Values): Values => {
    const lines = () => all.map((value, at) => `\n  ${names[at] ?? at} = ${fc.stringify(value)}`);
    return Object.assign(all, { [fc.toStringMethod]: () => `${lines().join('')}\n` });
  };
  // oxlint-disable-next-line vitest/valid-title -- it is the caller's
  it(title, () => {
    fc.assert(
      fc.property(fc.tuple<Values>(...values).map(named), (all) => check(...all)),
      replay,
    );
  });
};
