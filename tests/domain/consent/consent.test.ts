import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import {
  consentAttributes,
  consentCategories,
  consentCookie,
  hasConsent,
  parseConsent,
  readPartnerConsent,
  serializeConsent,
  setConsentCategory,
} from '#domain/consent/consent.ts';
import { consentSource } from '#domain/consent/initialConsent.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('the consent cookie', () => {
  it('is named for this product’s consent, and lives for a year on the parent domain', () => {
    const year = { domain: 'xe.com', path: '/', days: 365, sameSite: 'Lax' };
    expect([consentCookie, consentAttributes({ hostName: 'xe.com' })]).toEqual(['xe_account_consent', year]);
  });

  itAlways('has what was stored, with compliance off', [consent], (given) => {
    expect(parseConsent(serializeConsent(given))).toEqual({ ...given, compliance: false });
  });

  it.each([
    null,
    '',
    'null',
    '{"performance":true,"marketing":true}',
    '{"performance":"true","marketing":true,"compliance":false}',
    '{"performance":true,"marketing":true,"compliance":null}',
    '{"__proto__":{"performance":true,"marketing":true,"compliance":true}}',
  ])('counts as unset with the text %j', (cookie) => {
    expect(parseConsent(cookie)).toBeNull();
  });

  const flags = fc.dictionary(
    fc.constantFrom('performance', 'marketing', 'compliance', '__proto__', 'other'),
    fc.oneof(fc.boolean(), fc.jsonValue()),
  );
  const held = flags.map((object) => JSON.stringify(object));
  itAlways('grants only an exact true, and never throws', [fc.oneof(held, fc.string(), fc.json())], (cookie) => {
    const state = parseConsent(cookie);
    if (state === null) return;
    const { performance, marketing } = JSON.parse(cookie);
    expect(state).toEqual({ performance: performance === true, marketing: marketing === true, compliance: false });
  });
});

describe('the consent to a category', () => {
  const category = fc.constantFrom(...consentCategories);
  const unknown = fc
    .oneof(fc.constantFrom('', 'Performance', 'toString', '__proto__', 'essentials'), fc.string())
    .filter((word) => !consentCategories.some((known) => known === word));
  const notBoolean = fc.anything().filter((value) => typeof value !== 'boolean');

  itAlways('is the last value, and the others stay', [consent, category, fc.boolean()], (given, name, value) => {
    const changed = setConsentCategory(name, value)(given);
    expect(changed).toEqual({ ...given, [name]: value });
    expect(hasConsent(name)(changed)).toBe(value);
  });

  itAlways('cannot be set or read for an unknown one', [consent, unknown, fc.anything()], (given, name, value) => {
    const refused = new Error('Tried to consent to an unknown category of cookies');
    expect(() => setConsentCategory(name, value)(given)).toThrow(refused);
    const unread = new Error('Attempted to check consent status of unrecognized category');
    expect(() => hasConsent(name)(given)).toThrow(unread);
  });

  itAlways('is true or false, and nothing else', [consent, category, notBoolean], (given, name, value) => {
    const refused = new Error(`Non-boolean consent value given for category ${name}`);
    expect(() => setConsentCategory(name, value)(given)).toThrow(refused);
  });
});

describe('who asks for consent', () => {
  const script = 'https://banner.johnlewis.test/banner.js';

  it.each(brands)('for $key is this product if consent is on, else the banner of a partner', (brand) => {
    expect(consentSource({ enabled: true, source: script }, brand)).toEqual({ _tag: 'Own' });
    const partner = brand.key === 'xe' ? { _tag: 'Nobody' } : { _tag: 'Partner', script };
    expect(consentSource({ enabled: false, source: script }, brand)).toEqual(partner);
    expect(consentSource({ enabled: false, source: null }, brand)).toEqual({ _tag: 'Nobody' });
  });
});

describe('the consent to the banner of a partner', () => {
  const value = fc.oneof(fc.constantFrom('1', '0', 'true', '', ' 1', '11'), fc.string());
  const others = { privacy_advertising: value, privacy_analytics: value, privacy_essentials: value };
  const cookies = fc.record(others, { requiredKeys: [] });
  const read = (held: Readonly<Record<string, string>>) => readPartnerConsent((name) => held[name] ?? null);

  itAlways('is none until the banner was viewed', [cookies, value], (held, viewed) => {
    expect(read(held)).toBeNull();
    expect(read({ ...held, privacy_banner_viewed: viewed }) !== null).toBe(viewed === '1');
  });

  itAlways('is given only by an exact 1', [cookies], (held) => {
    expect(read({ ...held, privacy_banner_viewed: '1' })).toEqual({
      performance: held.privacy_analytics === '1',
      marketing: held.privacy_advertising === '1',
      compliance: held.privacy_essentials === '1',
    });
  });
});
