import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  idpSessionOf,
  isOwnReturn,
  liveSessionFound,
  providerAsked,
  providerLeft,
} from '#domain/session/idpSession.ts';
import type { IdpSession } from '#domain/session/session.ts';
import { isNewSession } from '#domain/session/endings.ts';
import { email } from '#tests/arbitraries/email.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { cookieMark, session as anySession } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const answer = fc.record({ authenticated: fc.boolean(), email: fc.option(email), accountExists: fc.boolean() });
const holder = fc.record({ email: fc.option(email) });
describe('the result of a provider’s sign-in', () => {
  itAlways('is Live for an own return with the same email', [fc.boolean(), answer, email], (isOwn, any, same) => {
    const answered = { ...any, authenticated: true, email: same };
    const expected = isOwn ? 'Live' : 'Unproven';
    expect(idpSessionOf(isOwn, answered, { email: same })).toBe(expected);
    expect(idpSessionOf(isOwn, answered, { email: same.toUpperCase() })).toBe(expected);
  });

  it('is Unproven with a session of any other email, and where either email is not known', () => {
    reaches(30, (inCase) =>
      fc.property(fc.boolean(), answer, holder, (isOwn, any, live) => {
        inCase(any.email !== null && live.email !== null);
        fc.pre(any.email?.toLowerCase() !== live.email?.toLowerCase() || any.email === null);
        expect(idpSessionOf(isOwn, { ...any, authenticated: true }, live)).toBe('Unproven');
      }),
    );
  });

  itAlways('is that of the account without a session, Failed for nobody', [fc.boolean(), answer], (isOwn, any) => {
    const expected = any.accountExists ? 'AccountExists' : 'NoAccount';
    expect(idpSessionOf(isOwn, { ...any, authenticated: true }, null)).toBe(expected);
    for (const live of [null, any]) expect(idpSessionOf(isOwn, { ...any, authenticated: false }, live)).toBe('Failed');
  });
});

describe('the session of an identity provider', () => {
  itAlways('is attempted once this tab has asked, with the cookie', [anySession, cookieMark], (before, cookie) => {
    const asked = withParts(before, { person: { cookie }, progress: { idpSession: 'Attempted' } });
    expect(providerAsked(cookie)(before)).toEqual(asked);
  });

  itAlways('proves a new sign-in only by another cookie', [anySession, cookieMark], (session, now) => {
    const isNew = !session.oAuth.promptsLogin || isNewSession(session.person.cookie, now);
    expect(isOwnReturn(session, now)).toBe(session.progress.idpSession === 'Attempted' && isNew);
  });

  itAlways('is none once the page is shown without a return, and live with a live session', [anySession], (before) => {
    const { idpSession } = before.progress;
    const as = (state: IdpSession) => withParts(before, { progress: { idpSession: state } });
    expect(providerLeft(before)).toEqual(idpSession === 'Attempted' ? as('None') : before);
    expect(liveSessionFound(before)).toEqual(idpSession === 'None' ? as('Live') : before);
  });
});
