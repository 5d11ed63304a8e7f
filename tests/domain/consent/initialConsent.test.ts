import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noConsent } from '#domain/consent/consent.ts';
import { initialConsent, type InitialConsentInput } from '#domain/consent/initialConsent.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const showConsent = '?platform=consumer&showConsent=true';
const input: fc.Arbitrary<InitialConsentInput> = fc.record({
  source: fc.constantFrom('Own' as const, 'Partner' as const, 'Nobody' as const),
  hasChosen: fc.boolean(),
  canStoreConsent: fc.boolean(),
  europe: fc.boolean(),
  query: fc.constantFrom('', showConsent),
  globalPrivacyControl: fc.boolean(),
});
const card = { source: 'Own', canStoreConsent: true } as const;

describe('the consent when the page opens', () => {
  itAlways('is none, with the card, in Europe and where the query asks, before a choice', [input], (any) => {
    const asked = { asks: true, byDefault: noConsent };
    expect(initialConsent({ ...any, ...card, hasChosen: false, europe: true })).toEqual(asked);
    expect(initialConsent({ ...any, ...card, hasChosen: false, query: showConsent })).toEqual(asked);
  });

  itAlways('is given elsewhere without a card, but for marketing under Global Privacy Control', [input], (any) => {
    const byDefault = { performance: true, marketing: !any.globalPrivacyControl, compliance: false };
    const elsewhere = { ...any, canStoreConsent: true, europe: false };
    expect(initialConsent({ ...elsewhere, source: 'Own', query: '' })).toEqual({ asks: false, byDefault });
    expect(initialConsent({ ...elsewhere, source: 'Nobody' })).toEqual({ asks: false, byDefault });
  });

  itAlways('is asked for again after a choice only where the query asks', [input], (any) => {
    const chosen = { ...any, ...card, hasChosen: true };
    expect(initialConsent(chosen).asks).toBe(any.query === showConsent);
    expect(initialConsent({ ...chosen, source: 'Partner' }).asks).toBe(any.query === showConsent);
  });

  itAlways('is none, without a card, where the browser blocks cookies', [input], (any) => {
    const own = initialConsent({ ...any, source: 'Own', canStoreConsent: false });
    expect(own).toEqual({ asks: false, byDefault: noConsent });
  });

  itAlways('is none until the banner of a partner is answered, which then asks anywhere', [input], (any) => {
    const asked = initialConsent({ ...any, source: 'Partner', hasChosen: false });
    expect(asked).toEqual({ asks: true, byDefault: noConsent });
  });

  itAlways('is asked for by nobody where nobody asks', [input], (any) => {
    const { asks, byDefault } = initialConsent({ ...any, source: 'Nobody' });
    expect([asks, byDefault.performance]).toEqual([false, any.canStoreConsent && !any.europe]);
  });

  it.each([
    [showConsent, true],
    ['?showConsent=false', false],
    ['?showConsent=TRUE', false],
    ['', false],
  ])('is asked for again by the query %j: %s', (query, asks) => {
    const elsewhere = { ...card, hasChosen: true, europe: false, globalPrivacyControl: false };
    expect(initialConsent({ ...elsewhere, query }).asks).toBe(asks);
  });
});
