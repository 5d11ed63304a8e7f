import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reaches } from '#tests/arbitraries/reaches.ts';

const digit = fc.integer({ min: 0, max: 9 });

describe('reaches', () => {
  it('passes a property that holds and reaches its case often enough, also where it leaves the other values out', () => {
    expect(() => reaches(20, (inCase) => fc.property(digit, (value) => void inCase(value < 5)))).not.toThrow();
    expect(() => reaches(20, (inCase) => fc.property(digit, (value) => fc.pre(inCase(value < 5))))).not.toThrow();
  });

  it('fails a property that reaches its case too rarely', () => {
    expect(() => reaches(90, (inCase) => fc.property(digit, (value) => void inCase(value < 5)))).toThrow(
      'reaches its case',
    );
  });

  it('fails a property that never reaches its case, or never says whether it does', () => {
    expect(() => reaches(0, (inCase) => fc.property(digit, (value) => void inCase(value > 9)))).toThrow('0 of 100');
    expect(() => reaches(0, () => fc.property(digit, () => true))).toThrow('0 of 0');
  });

  it('fails a property that does not hold', () => {
    expect(() => reaches(0, (inCase) => fc.property(digit, (value) => inCase(true) && value < 0))).toThrow(
      'Property failed',
    );
  });
});
