import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentCategories, noConsent } from '#domain/consent/consent.ts';
import {
  type ConsentAction,
  type ConsentPrompt,
  consentReducer,
  hasShowConsentParam,
  initialConsent,
  type InitialConsentInput,
} from '#domain/consent/consentPrompt.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { consentAction, consentPrompt } from '#tests/arbitraries/consentPrompt.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const hidden: ConsentPrompt = { _tag: 'Hidden' };
const stays = (prompt: ConsentPrompt) => ({ prompt, decided: null });
const decides = (performance: boolean, marketing: boolean) => ({
  prompt: hidden,
  decided: { performance, marketing, compliance: false },
});

describe('the consent card', () => {
  const shown = fc.record({
    toggles: fc.record({ performance: fc.boolean(), marketing: fc.boolean() }),
    openedByUser: fc.boolean(),
  });
  const category = fc.constantFrom(...consentCategories);
  const set: fc.Arbitrary<ConsentAction> = fc.record({
    _tag: fc.constant('Set' as const),
    category,
    value: fc.boolean(),
  });

  itAlways('opens with the current choice, for the person', [consentPrompt, consent], (before, current) => {
    const { performance, marketing } = current;
    const opened: ConsentPrompt = { _tag: 'Summary', toggles: { performance, marketing }, openedByUser: true };
    expect(consentReducer({ _tag: 'Open', current })(before)).toEqual(stays(opened));
  });

  const others = consentAction.filter(({ _tag }) => _tag !== 'Open');
  itAlways('never opens or decides without an action to open it', [others], (action) => {
    expect(consentReducer(action)(hidden)).toEqual(stays(hidden));
  });

  itAlways('accepts, rejects or leads to the switches on its first panel', [shown, set], (known, setting) => {
    const summary: ConsentPrompt = { _tag: 'Summary', ...known };
    expect(consentReducer({ _tag: 'Accept' })(summary)).toEqual(decides(true, true));
    expect(consentReducer({ _tag: 'Reject' })(summary)).toEqual(decides(false, false));
    expect(consentReducer({ _tag: 'Customize' })(summary)).toEqual(stays({ ...summary, _tag: 'Details' }));
    for (const action of [setting, { _tag: 'Back' }, { _tag: 'Done' }] as const)
      expect(consentReducer(action)(summary)).toEqual(stays(summary));
  });

  itAlways('saves its switches or leads back on its second panel', [shown], (known) => {
    const details: ConsentPrompt = { _tag: 'Details', ...known };
    const { performance, marketing } = known.toggles;
    expect(consentReducer({ _tag: 'Done' })(details)).toEqual(decides(performance, marketing));
    expect(consentReducer({ _tag: 'Back' })(details)).toEqual(stays({ ...details, _tag: 'Summary' }));
    for (const _tag of ['Accept', 'Reject', 'Customize'] as const)
      expect(consentReducer({ _tag })(details)).toEqual(stays(details));
  });

  itAlways(
    'sets one switch on its second panel, and never compliance',
    [shown, category, fc.boolean()],
    (known, name, value) => {
      const { prompt, decided } = consentReducer({ _tag: 'Set', category: name, value })({ _tag: 'Details', ...known });
      const toggles = name === 'compliance' ? known.toggles : { ...known.toggles, [name]: value };
      expect({ prompt, decided }).toEqual(stays({ _tag: 'Details', ...known, toggles }));
    },
  );
});

describe('the consent when the page opens', () => {
  const openCard = {
    prompt: { _tag: 'Summary', toggles: { performance: false, marketing: false }, openedByUser: false },
    consent: noConsent,
  };
  const input: fc.Arbitrary<InitialConsentInput> = fc.record({
    stored: fc.option(consent),
    canStoreConsent: fc.constant(true),
    europe: fc.boolean(),
    showConsent: fc.boolean(),
    globalPrivacyControl: fc.boolean(),
  });

  itAlways('is none, with the card, in Europe and where the query asks, before a choice', [input], (any) => {
    expect(initialConsent({ ...any, stored: null, europe: true })).toEqual(openCard);
    expect(initialConsent({ ...any, stored: null, showConsent: true })).toEqual(openCard);
  });

  itAlways('is given elsewhere without a card, but for marketing under Global Privacy Control', [input], (any) => {
    const granted = { performance: true, marketing: !any.globalPrivacyControl, compliance: false };
    const initial = initialConsent({ ...any, stored: null, europe: false, showConsent: false });
    expect(initial).toEqual({ prompt: hidden, consent: granted });
  });

  itAlways('is the stored choice, which the card shows where the query asks', [input, consent], (any, stored) => {
    const { performance, marketing } = stored;
    const card = { ...openCard.prompt, toggles: { performance, marketing } };
    const initial = initialConsent({ ...any, stored });
    expect(initial).toEqual({ consent: stored, prompt: any.showConsent ? card : hidden });
  });

  itAlways('is none, without a card, where the browser blocks cookies', [input], (any) => {
    expect(initialConsent({ ...any, canStoreConsent: false })).toEqual({ prompt: hidden, consent: noConsent });
  });

  it.each([
    ['?platform=consumer&showConsent=true', true],
    ['?showConsent=false', false],
    ['?showConsent', false],
    ['?showConsent=TRUE', false],
    ['?showconsent=true', false],
    ['', false],
  ])('is asked for again by the query %j: %s', (query, isShown) => {
    expect(hasShowConsentParam(query)).toBe(isShown);
  });
});
