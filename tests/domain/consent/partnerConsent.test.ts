import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPartnerConsent } from '#domain/consent/partnerConsent.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const reader =
  (cookies: Readonly<Record<string, string>>) =>
  (name: string): string | null =>
    cookies[name] ?? null;

const value = fc.oneof(fc.constantFrom('1', '0', 'true', '', ' 1', '11'), fc.string());
const cookies = fc.record(
  { privacy_banner_viewed: value, privacy_advertising: value, privacy_analytics: value, privacy_essentials: value },
  { requiredKeys: [] },
);

describe('readPartnerConsent', () => {
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
    expect(readPartnerConsent(reader(values))).toEqual(state);
  });

  itAlways('grants only for an exact 1', [cookies], (values) => {
    const state = readPartnerConsent(reader(values));
    expect(state !== null).toBe(values.privacy_banner_viewed === '1');
    if (state === null) return;
    expect(state.marketing).toBe(values.privacy_advertising === '1');
    expect(state.performance).toBe(values.privacy_analytics === '1');
    expect(state.compliance).toBe(values.privacy_essentials === '1');
  });
});
