import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idpSessionOf } from '#domain/session/idpSession.ts';
import { email } from '#tests/arbitraries/email.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const answer = fc.record({ authenticated: fc.boolean(), email: fc.option(email), accountExists: fc.boolean() });
const holder = fc.record({ email: fc.option(email) });

describe('idpSessionOf', () => {
  it('is Attempted where the provider did not authenticate the person', () => {
    fc.assert(
      fc.property(answer, fc.option(holder), (anyAnswer, session) => {
        expect(idpSessionOf({ ...anyAnswer, authenticated: false }, session)).toBe('Attempted');
      }),
    );
  });

  it('is Live where the session and the provider name the same email', () => {
    fc.assert(
      fc.property(answer, email, (anyAnswer, same) => {
        expect(idpSessionOf({ ...anyAnswer, authenticated: true, email: same }, { email: same })).toBe('Live');
      }),
    );
  });

  it('is Unproven with a session of any other email, and where either email is not known', () => {
    reaches(30, (inCase) =>
      fc.property(answer, holder, (anyAnswer, session) => {
        inCase(anyAnswer.email !== null && session.email !== null);
        fc.pre(anyAnswer.email === null || anyAnswer.email !== session.email);
        expect(idpSessionOf({ ...anyAnswer, authenticated: true }, session)).toBe('Unproven');
      }),
    );
  });

  it('is AccountExists or NoAccount without a session', () => {
    const known = { authenticated: true, email: 'ada@example.test' };
    expect(idpSessionOf({ ...known, accountExists: true }, null)).toBe('AccountExists');
    expect(idpSessionOf({ ...known, accountExists: false }, null)).toBe('NoAccount');
  });
});
