import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeIsConsented } from '#application/consent/isConsented.ts';
import { consentCategories } from '#domain/consent/consent.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { consent } from '#tests/arbitraries/consent.ts';

describe('isConsented', () => {
  it('returns the consent of each category', () => {
    const log = makeMemoryLog();
    fc.assert(
      fc.property(consent, fc.constantFrom(...consentCategories), (given, category) => {
        expect(makeIsConsented({ log })(given)(category)).toBe(given[category]);
      }),
    );
    expect(log.lines()).toEqual([]);
  });

  it('returns false for an unknown category, and logs it', () => {
    const log = makeMemoryLog();
    expect(makeIsConsented({ log })({ performance: true, marketing: true, compliance: true })('essentials')).toBe(
      false,
    );
    expect(log.lines().map(({ line }) => line)).toEqual(['Attempted to check consent status of unrecognized category']);
  });
});
