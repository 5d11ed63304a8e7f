import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idpSessionOf } from '#domain/session/idpSession.ts';
import { email } from '#tests/arbitraries/email.ts';

const word = fc.record({ authenticated: fc.boolean(), email: fc.option(email), accountExists: fc.boolean() });
const holder = fc.option(fc.record({ email: fc.option(email) }));

describe("what a provider's sign-in came to", () => {
  it('is an attempt and no more where the provider does not know the person', () => {
    fc.assert(
      fc.property(word, holder, (said, session) => {
        expect(idpSessionOf({ ...said, authenticated: false }, session)).toBe('Attempted');
      }),
    );
  });

  it('is live only with a session of the person vouched for', () => {
    fc.assert(
      fc.property(word, email, (said, other) => {
        const known = { ...said, authenticated: true };
        expect(idpSessionOf(known, null)).not.toBe('Live');
        expect(idpSessionOf({ ...known, email: other }, { email: other.toUpperCase() })).toBe('Live');
        expect(idpSessionOf({ ...known, email: other }, { email: `not-${other}` })).not.toBe('Live');
      }),
    );
  });

  it('otherwise tells whether an account exists', () => {
    const known = { authenticated: true, email: 'ada@example.test' };
    expect(idpSessionOf({ ...known, accountExists: true }, null)).toBe('AccountExists');
    expect(idpSessionOf({ ...known, accountExists: false }, null)).toBe('NoAccount');
  });
});
