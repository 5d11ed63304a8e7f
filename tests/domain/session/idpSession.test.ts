import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idpSessionOf, liveSessionFound, providerAsked, providerLeft } from '#domain/session/idpSession.ts';
import type { Session, IdpSession } from '#domain/session/session.ts';
import { email } from '#tests/arbitraries/email.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { session as anySession } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const answer = fc.record({ authenticated: fc.boolean(), email: fc.option(email), accountExists: fc.boolean() });
const holder = fc.record({ email: fc.option(email) });
const anyBefore = fc.constantFrom<IdpSession>(
  'Attempted',
  'None',
  'Failed',
  'AccountExists',
  'NoAccount',
  'Live',
  'Unproven',
);

describe('the result of a provider’s sign-in', () => {
  itAlways('is Failed where it authenticated nobody', [anyBefore, answer, fc.option(holder)], (before, any, live) => {
    expect(idpSessionOf(before, { ...any, authenticated: false }, live)).toBe('Failed');
  });

  itAlways(
    'is Live only where this tab asked and the session and the provider name the same email, in any letter case',
    [anyBefore, answer, email],
    (before, any, same) => {
      const answered = { ...any, authenticated: true, email: same };
      const expected = before === 'Attempted' ? 'Live' : 'Unproven';
      expect(idpSessionOf(before, answered, { email: same })).toBe(expected);
      expect(idpSessionOf(before, answered, { email: same.toUpperCase() })).toBe(expected);
    },
  );

  it('is Unproven with a session of any other email, and where either email is not known', () => {
    reaches(30, (inCase) =>
      fc.property(anyBefore, answer, holder, (before, any, live) => {
        inCase(any.email !== null && live.email !== null);
        fc.pre(any.email?.toLowerCase() !== live.email?.toLowerCase() || any.email === null);
        expect(idpSessionOf(before, { ...any, authenticated: true }, live)).toBe('Unproven');
      }),
    );
  });

  itAlways('is AccountExists or NoAccount without a session', [anyBefore, answer], (before, any) => {
    const expected = any.accountExists ? 'AccountExists' : 'NoAccount';
    expect(idpSessionOf(before, { ...any, authenticated: true }, null)).toBe(expected);
  });
});

describe('the session of an identity provider', () => {
  const withIdpSession = (visit: Session, idpSession: IdpSession) => withParts(visit, { progress: { idpSession } });

  itAlways('is attempted once this tab has asked', [anySession], (before) => {
    expect(providerAsked(before)).toEqual(withIdpSession(before, 'Attempted'));
  });

  itAlways('is none again once the page is shown without a return', [anySession, anyBefore], (any, idpSession) => {
    const before = withIdpSession(any, idpSession);
    expect(providerLeft(before)).toEqual(idpSession === 'Attempted' ? withIdpSession(any, 'None') : before);
  });

  itAlways('is live with a live session, unless a provider is known', [anySession, anyBefore], (any, idpSession) => {
    const before = withIdpSession(any, idpSession);
    expect(liveSessionFound(before)).toEqual(idpSession === 'None' ? withIdpSession(any, 'Live') : before);
  });
});
