import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { consentCategories, hasConsent, setConsentCategory } from '#domain/consent/consent.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const category = fc.constantFrom(...consentCategories);
const unknownCategory = fc
  .oneof(fc.constantFrom('', 'Performance', 'toString', '__proto__', 'essentials'), fc.string())
  .filter((word) => !consentCategories.some((known) => known === word));
const notBoolean = fc.anything().filter((value) => typeof value !== 'boolean');

describe('consent by category', () => {
  itAlways(
    'returns the last value, and keeps the other categories',
    [consent, category, fc.boolean()],
    (given, name, value) => {
      expect(setConsentCategory(name, value)(given)).toEqual({ ...given, [name]: value });
      expect(hasConsent(name)({ ...given, [name]: value })).toBe(value);
    },
  );

  itAlways('throws for an unknown category', [consent, unknownCategory, fc.anything()], (given, name, value) => {
    expect(() => setConsentCategory(name, value)(given)).toThrow(
      new Error('Tried to consent to an unknown category of cookies'),
    );
    expect(() => hasConsent(name)(given)).toThrow(
      new Error('Attempted to check consent status of unrecognized category'),
    );
  });

  itAlways('throws for anything but true and false', [consent, category, notBoolean], (given, name, value) => {
    expect(() => setConsentCategory(name, value)(given)).toThrow(
      new Error(`Non-boolean consent value given for category ${name}`),
    );
  });
});
