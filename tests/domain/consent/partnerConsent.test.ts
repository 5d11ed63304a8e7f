import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import { consentKeeper, partnerConsent, wantsPartnerBanner } from '#domain/consent/partnerConsent.ts';
import { consentState } from '#tests/arbitraries/consent.ts';

const reader =
  (cookies: Readonly<Record<string, string>>) =>
  (name: string): string | null =>
    cookies[name] ?? null;

const value = fc.oneof(fc.constantFrom('1', '0', 'true', '', ' 1', '11'), fc.string());
const cookies = fc.record(
  { privacy_banner_viewed: value, privacy_advertising: value, privacy_analytics: value, privacy_essentials: value },
  { requiredKeys: [] },
);

describe('partnerConsent', () => {
  it.each([
    [{}, { _tag: 'Unset' }],
    [{ privacy_advertising: '1', privacy_analytics: '1' }, { _tag: 'Unset' }],
    [
      { privacy_banner_viewed: '1' },
      { _tag: 'Given', consent: { performance: false, marketing: false, compliance: false } },
    ],
    [
      { privacy_banner_viewed: '1', privacy_advertising: '1' },
      { _tag: 'Given', consent: { performance: false, marketing: true, compliance: false } },
    ],
    [
      { privacy_banner_viewed: '1', privacy_analytics: '1', privacy_essentials: '1' },
      { _tag: 'Given', consent: { performance: true, marketing: false, compliance: true } },
    ],
  ])('reads %j', (held, state) => {
    expect(partnerConsent(reader(held))).toEqual(state);
  });

  it('grants by an exact 1 alone', () => {
    fc.assert(
      fc.property(cookies, (held) => {
        const state = partnerConsent(reader(held));
        expect(state._tag === 'Given').toBe(held.privacy_banner_viewed === '1');
        if (state._tag === 'Unset') return;
        expect(state.consent.marketing).toBe(held.privacy_advertising === '1');
        expect(state.consent.performance).toBe(held.privacy_analytics === '1');
        expect(state.consent.compliance).toBe(held.privacy_essentials === '1');
      }),
    );
  });
});

describe('consentKeeper', () => {
  const script = 'https://banner.johnlewis.test/banner.js';

  it.each(brands)('of $key is this product wherever consent is switched on', (brand) => {
    expect(consentKeeper({ enabled: true, source: script }, brand)).toEqual({ _tag: 'Own' });
  });

  it.each(brands)('of $key is the partner only off the main brand, and only with a source', (brand) => {
    const partner = brand.key === 'xe' ? { _tag: 'Nobody' } : { _tag: 'Partner', script };
    expect(consentKeeper({ enabled: false, source: script }, brand)).toEqual(partner);
    expect(consentKeeper({ enabled: false, source: null }, brand)).toEqual({ _tag: 'Nobody' });
  });
});

describe('wantsPartnerBanner', () => {
  it('holds when nothing was chosen, and whenever the address asks', () => {
    fc.assert(
      fc.property(consentState, fc.boolean(), (stored, showConsent) => {
        expect(wantsPartnerBanner({ stored, showConsent })).toBe(showConsent || stored._tag === 'Unset');
      }),
    );
  });
});
