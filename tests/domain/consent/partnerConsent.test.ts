import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import {
  consentSource,
  partnerBannerId,
  partnerBannerPoll,
  partnerConsent,
  partnerConsentEvent,
} from '#domain/consent/partnerConsent.ts';

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
    [{}, null],
    [{ privacy_advertising: '1', privacy_analytics: '1' }, null],
    [{ privacy_banner_viewed: '1' }, { performance: false, marketing: false, compliance: false }],
    [
      { privacy_banner_viewed: '1', privacy_advertising: '1' },
      { performance: false, marketing: true, compliance: false },
    ],
    [
      { privacy_banner_viewed: '1', privacy_analytics: '1', privacy_essentials: '1' },
      { performance: true, marketing: false, compliance: true },
    ],
  ])('reads %j', (values, state) => {
    expect(partnerConsent(reader(values))).toEqual(state);
  });

  it('grants only for an exact 1', () => {
    fc.assert(
      fc.property(cookies, (values) => {
        const state = partnerConsent(reader(values));
        expect(state !== null).toBe(values.privacy_banner_viewed === '1');
        if (state === null) return;
        expect(state.marketing).toBe(values.privacy_advertising === '1');
        expect(state.performance).toBe(values.privacy_analytics === '1');
        expect(state.compliance).toBe(values.privacy_essentials === '1');
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
