import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentCookie, consentDays, parseConsent, serializeConsent } from '#domain/consent/consent.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('the consent cookie', () => {
  it('is named for this product’s consent, and lives for a year', () => {
    expect([consentCookie, consentDays]).toEqual(['xe_account_consent', 365]);
  });
});

describe('loadConsent', () => {
  itAlways('reads what was stored, with compliance off', [consent], (given) => {
    expect(parseConsent(serializeConsent(given))).toEqual({ ...given, compliance: false });
  });

  it.each([
    null,
    '',
    'true',
    'null',
    '1',
    '"performance"',
    '[true,true,true]',
    '[]',
    '{}',
    '{"performance":true,"marketing":true}',
    '{"performance":"true","marketing":true,"compliance":false}',
    '{"performance":1,"marketing":true,"compliance":false}',
    '{"performance":null,"marketing":true,"compliance":false}',
    '{"performance":{"valueOf":true},"marketing":true,"compliance":false}',
    '{"__proto__":{"performance":true,"marketing":true,"compliance":true}}',
    '{"performance":true,"marketing":true,"compliance":false',
    '%7B%22performance%22%3Atrue%7D',
  ])('counts %j as unset', (cookie) => {
    expect(parseConsent(cookie)).toBeNull();
  });

  it('grants only an exact true, and never throws', () => {
    const flags = fc.dictionary(
      fc.constantFrom('performance', 'marketing', 'compliance', '__proto__', 'other'),
      fc.oneof(fc.boolean(), fc.jsonValue()),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          flags.map((held) => JSON.stringify(held)),
          fc.string(),
          fc.json(),
        ),
        (cookie) => {
          const state = parseConsent(cookie);
          if (state === null) return;
          const held = JSON.parse(cookie) as Record<string, unknown>;
          expect(state.performance).toBe(held['performance'] === true);
          expect(state.marketing).toBe(held['marketing'] === true);
          expect(state.compliance).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
