import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import {
  consentSource,
  needsPartnerBanner,
  partnerBannerId,
  partnerBannerPoll,
  partnerConsent,
  partnerConsentEvent,
} from '#domain/consent/partnerConsent.ts';
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
  ])('reads %j', (values, state) => {
    expect(partnerConsent(reader(values))).toEqual(state);
  });

  it('grants only for an exact 1', () => {
    fc.assert(
      fc.property(cookies, (values) => {
        const state = partnerConsent(reader(values));
        expect(state._tag === 'Given').toBe(values.privacy_banner_viewed === '1');
        if (state._tag === 'Unset') return;
        expect(state.consent.marketing).toBe(values.privacy_advertising === '1');
        expect(state.consent.performance).toBe(values.privacy_analytics === '1');
        expect(state.consent.compliance).toBe(values.privacy_essentials === '1');
      }),
    );
  });
});

describe('the banner of the partner', () => {
  it('is looked for every half second, ten times', () => {
    expect(partnerBannerPoll).toEqual({ everyMs: 500, tries: 10 });
  });

  it('has the id and the event that the partner’s script uses', () => {
    expect([partnerBannerId, partnerConsentEvent]).toEqual(['privacy-banner', 'privacyaction']);
  });
});

describe('consentSource', () => {
  const script = 'https://banner.johnlewis.test/banner.js';

  it.each(brands)('of $key is this product if consent is on', (brand) => {
    expect(consentSource({ enabled: true, source: script }, brand)).toEqual({ _tag: 'Own' });
  });

  it.each(brands)(
    'of $key is the partner only if consent is off, the brand is not the main one and a source is set',
    (brand) => {
      const partner = brand.key === 'xe' ? { _tag: 'Nobody' } : { _tag: 'Partner', script };
      expect(consentSource({ enabled: false, source: script }, brand)).toEqual(partner);
      expect(consentSource({ enabled: false, source: null }, brand)).toEqual({ _tag: 'Nobody' });
    },
  );
});

describe('needsPartnerBanner', () => {
  it('is true if nothing was chosen or the query asks for the banner', () => {
    fc.assert(
      fc.property(consentState, fc.boolean(), (stored, showConsent) => {
        expect(needsPartnerBanner({ stored, showConsent })).toBe(showConsent || stored._tag === 'Unset');
      }),
    );
  });
});
