import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noConsent } from '#domain/consent/consent.ts';
import { initialConsent, type InitialConsentInput } from '#domain/consent/consentPrompt.ts';
import { consent as anyConsent } from '#tests/arbitraries/consent.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const input: InitialConsentInput = {
  stored: null,
  canStoreConsent: true,
  europe: false,
  showConsent: false,
  globalPrivacyControl: false,
};
const off = { performance: false, marketing: false };
const openCard = { prompt: { _tag: 'Summary', toggles: off, openedByUser: false }, consent: noConsent };

const anyInput: fc.Arbitrary<InitialConsentInput> = fc.record({
  stored: fc.option(anyConsent),
  canStoreConsent: fc.constant(true),
  europe: fc.boolean(),
  showConsent: fc.boolean(),
  globalPrivacyControl: fc.boolean(),
});

describe('initialConsent', () => {
  it('opens the card in Europe and when the query asks, with nothing checked or granted', () => {
    expect(initialConsent({ ...input, europe: true })).toEqual(openCard);
    expect(initialConsent({ ...input, showConsent: true })).toEqual(openCard);
  });

  it('grants performance and marketing outside Europe without a card', () => {
    const consent = { performance: true, marketing: true, compliance: false };
    expect(initialConsent(input)).toEqual({ prompt: { _tag: 'Hidden' }, consent });
  });

  itAlways('keeps marketing off under Global Privacy Control', [anyInput], (any) => {
    const { consent } = initialConsent({ ...any, stored: null, globalPrivacyControl: true });
    expect(consent.marketing).toBe(false);
  });

  it('keeps a stored choice, and shows it when the query opens the card', () => {
    reaches(25, (inCase) =>
      fc.property(anyInput, (any) => {
        fc.pre(inCase(any.stored !== null));
        const { consent, prompt } = initialConsent(any);
        expect(consent).toEqual(any.stored);
        expect(prompt._tag).toBe(any.showConsent ? 'Summary' : 'Hidden');
      }),
    );
  });

  itAlways('never grants anything in Europe before a choice', [anyInput], (any) => {
    const initial = initialConsent({ ...any, stored: null, europe: true });
    expect(initial).toEqual(openCard);
  });

  itAlways('shows no card and grants nothing where the browser blocks cookies', [anyInput], (any) => {
    expect(initialConsent({ ...any, canStoreConsent: false })).toEqual({
      prompt: { _tag: 'Hidden' },
      consent: noConsent,
    });
  });
});
