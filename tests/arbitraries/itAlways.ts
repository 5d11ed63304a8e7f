import fc from 'fast-check';
import { it } from 'vitest';

/** A test of a property: what it checks holds for all values that these arbitraries make. */
export const itAlways = <Values extends unknown[]>(
  title: string,
  values: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  check: (...values: Values) => void,
): void => {
  // oxlint-disable-next-line vitest/valid-title -- it is the caller's
  it(title, () => {
    fc.assert(fc.property(fc.tuple<Values>(...values), (all) => check(...all)));
  });
};
