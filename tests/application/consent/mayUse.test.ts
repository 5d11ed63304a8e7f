import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMayUse } from '#application/consent/mayUse.ts';
import { consentCategories } from '#domain/consent/consent.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { consent } from '#tests/arbitraries/consent.ts';

describe('mayUse', () => {
  it('says of each category what was given', () => {
    const log = makeMemoryLog();
    fc.assert(
      fc.property(consent, fc.constantFrom(...consentCategories), (given, category) => {
        expect(makeMayUse({ log })(given)(category)).toBe(given[category]);
      }),
    );
    expect(log.lines()).toEqual([]);
  });

  it('says no to a category there is not, and says so in the log', () => {
    const log = makeMemoryLog();
    expect(makeMayUse({ log })({ performance: true, marketing: true, compliance: true })('essentials')).toBe(false);
    expect(log.lines().map(({ line }) => line)).toEqual(['Attempted to check consent status of unrecognized category']);
  });
});
