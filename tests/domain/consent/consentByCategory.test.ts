import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { consentCategories } from '#domain/consent/consent.ts';
import { setConsentCategory, hasConsent } from '#domain/consent/consentByCategory.ts';
import { consent } from '#tests/arbitraries/consent.ts';

const category = fc.constantFrom(...consentCategories);
const unknownCategory = fc
  .oneof(fc.constantFrom('', 'Performance', 'toString', '__proto__', 'essentials'), fc.string())
  .filter((word) => !consentCategories.some((known) => known === word));
const notBoolean = fc.anything().filter((value) => typeof value !== 'boolean');

const refusal = (tag: string, message: string) => E.left({ _tag: tag, message });

describe('consent by category', () => {
  it('returns the last value, and keeps the other categories', () => {
    fc.assert(
      fc.property(consent, category, fc.boolean(), (given, name, value) => {
        expect(setConsentCategory(name, value)(given)).toEqual(E.right({ ...given, [name]: value }));
        expect(hasConsent(name)({ ...given, [name]: value })).toEqual(E.right(value));
      }),
    );
  });

  it('refuses an unknown category', () => {
    fc.assert(
      fc.property(consent, unknownCategory, fc.anything(), (given, name, value) => {
        expect(setConsentCategory(name, value)(given)).toEqual(
          refusal('UnknownCategory', 'Tried to consent to an unknown category of cookies'),
        );
        expect(hasConsent(name)(given)).toEqual(
          refusal('UnrecognizedCategory', 'Attempted to check consent status of unrecognized category'),
        );
      }),
    );
  });

  it('refuses anything but true and false', () => {
    fc.assert(
      fc.property(consent, category, notBoolean, (given, name, value) => {
        expect(setConsentCategory(name, value)(given)).toEqual(
          refusal('NotBoolean', `Non-boolean consent value given for category ${name}`),
        );
      }),
    );
  });
});
