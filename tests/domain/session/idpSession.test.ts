import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idpSessionOf } from '#domain/session/idpSession.ts';
import { email } from '#tests/arbitraries/email.ts';

const answer = fc.record({ authenticated: fc.boolean(), email: fc.option(email), accountExists: fc.boolean() });
const holder = fc.option(fc.record({ email: fc.option(email) }));

describe('idpSessionOf', () => {
  it('is Attempted where the provider did not authenticate the person', () => {
    fc.assert(
      fc.property(answer, holder, (anyAnswer, session) => {
        expect(idpSessionOf({ ...anyAnswer, authenticated: false }, session)).toBe('Attempted');
      }),
    );
  });

  it('is Live only with a session of the authenticated person', () => {
    fc.assert(
      fc.property(answer, email, (anyAnswer, other) => {
        const known = { ...anyAnswer, authenticated: true };
        expect(idpSessionOf(known, null)).not.toBe('Live');
        expect(idpSessionOf({ ...known, email: other }, { email: other.toUpperCase() })).toBe('Live');
        expect(idpSessionOf({ ...known, email: other }, { email: `not-${other}` })).not.toBe('Live');
      }),
    );
  });

  it('otherwise is AccountExists or NoAccount', () => {
    const known = { authenticated: true, email: 'ada@example.test' };
    expect(idpSessionOf({ ...known, accountExists: true }, null)).toBe('AccountExists');
    expect(idpSessionOf({ ...known, accountExists: false }, null)).toBe('NoAccount');
  });
});
