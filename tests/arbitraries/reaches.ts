import fc from 'fast-check';
import { replay } from './itAlways.ts';

/** Counts a generated value that is in the case of its property, and returns whether it is. */
export type InCase = (isInCase: boolean) => boolean;

/**
 * Asserts a property about a case that not every value is in, and that `percent` of the values are in it. The property calls `inCase` once
 * for each value. Take at most half of the usual share, so that chance alone does not fail the test.
 */
export const reaches = <Values>(
  percent: number,
  propertyOf: (inCase: InCase) => fc.IRawProperty<Values, false>,
  parameters: fc.Parameters<Values> = {},
): void => {
  const { inCase, check } = countCases(percent);
  fc.assert(propertyOf(inCase), { ...parameters, ...replay });
  check();
};

/** The same for a property that takes time. */
export const reachesInTime = async <Values>(
  percent: number,
  propertyOf: (inCase: InCase) => fc.IRawProperty<Values, true>,
  parameters: fc.Parameters<Values> = {},
): Promise<void> => {
  const { inCase, check } = countCases(percent);
  await fc.assert(propertyOf(inCase), { ...parameters, ...replay });
  check();
};

const countCases = (percent: number) => {
  const seen = { all: 0, inCase: 0 };
  const inCase: InCase = (isInCase) => {
    seen.all += 1;
    if (isInCase) seen.inCase += 1;
    return isInCase;
  };
  const check = (): void => {
    const isReached = seen.inCase > 0 && seen.inCase * 100 >= percent * seen.all;
    if (!isReached) throw new Error(`${seen.inCase} of ${seen.all} values are in the case: fewer than ${percent} %.`);
  };
  return { inCase, check };
};
