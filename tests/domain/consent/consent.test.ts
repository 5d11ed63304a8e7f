import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadConsent, storedConsent } from '#domain/consent/consent.ts';
import { consent } from '#tests/arbitraries/consent.ts';

describe('loadConsent', () => {
  it('loads what was stored, compliance always off', () => {
    fc.assert(
      fc.property(consent, (given) => {
        expect(loadConsent(storedConsent(given))).toEqual({ _tag: 'Given', consent: { ...given, compliance: false } });
      }),
    );
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
    expect(loadConsent(cookie)).toEqual({ _tag: 'Unset' });
  });

  it('grants nothing that is not an exact true, whatever the cookie holds, and never throws', () => {
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
          const state = loadConsent(cookie);
          if (state._tag === 'Unset') return;
          const held = JSON.parse(cookie) as Record<string, unknown>;
          expect(state.consent.performance).toBe(held['performance'] === true);
          expect(state.consent.marketing).toBe(held['marketing'] === true);
          expect(state.consent.compliance).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
