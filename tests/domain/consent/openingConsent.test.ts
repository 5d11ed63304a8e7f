import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noConsent } from '#domain/consent/consent.ts';
import { openingConsent, type ConsentVisit } from '#domain/consent/openingConsent.ts';
import { consentState } from '#tests/arbitraries/consent.ts';

const visit: ConsentVisit = {
  stored: { _tag: 'Unset' },
  keepsAnswer: true,
  europe: false,
  showConsent: false,
  globalPrivacyControl: false,
};
const asked = { prompt: { _tag: 'Summary', toggles: { performance: false, marketing: false } }, consent: noConsent };

const anyVisit: fc.Arbitrary<ConsentVisit> = fc.record({
  stored: consentState,
  keepsAnswer: fc.constant(true),
  europe: fc.boolean(),
  showConsent: fc.boolean(),
  globalPrivacyControl: fc.boolean(),
});

describe('openingConsent', () => {
  it('asks in Europe, and wherever the address says so, with nothing ticked or granted', () => {
    expect(openingConsent({ ...visit, europe: true })).toEqual(asked);
    expect(openingConsent({ ...visit, showConsent: true })).toEqual(asked);
  });

  it('elsewhere grants performance and marketing unasked', () => {
    const consent = { performance: true, marketing: true, compliance: false };
    expect(openingConsent(visit)).toEqual({ prompt: { _tag: 'Hidden' }, consent });
  });

  it('keeps marketing off against the browser’s signal', () => {
    fc.assert(
      fc.property(anyVisit, (any) => {
        const { consent } = openingConsent({ ...any, stored: { _tag: 'Unset' }, globalPrivacyControl: true });
        expect(consent.marketing).toBe(false);
      }),
    );
  });

  it('keeps to a choice once made, and shows it where the address forces the card', () => {
    fc.assert(
      fc.property(anyVisit, (any) => {
        fc.pre(any.stored._tag === 'Given');
        const { consent, prompt } = openingConsent(any);
        expect(any.stored._tag === 'Given' && consent).toEqual(any.stored._tag === 'Given' && any.stored.consent);
        expect(prompt._tag).toBe(any.showConsent ? 'Summary' : 'Hidden');
      }),
    );
  });

  it('never grants anything unasked in Europe', () => {
    fc.assert(
      fc.property(anyVisit, (any) => {
        const opening = openingConsent({ ...any, stored: { _tag: 'Unset' }, europe: true });
        expect(opening).toEqual(asked);
      }),
    );
  });

  it('neither asks nor takes for granted where the browser keeps no cookies', () => {
    fc.assert(
      fc.property(anyVisit, (any) => {
        expect(openingConsent({ ...any, keepsAnswer: false })).toEqual({
          prompt: { _tag: 'Hidden' },
          consent: noConsent,
        });
      }),
    );
  });
});
