import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cookieCompared,
  handedOver,
  hasPerson,
  isNewSession,
  markOf,
  markOfSession,
  sentAway,
  signedOut,
} from '#domain/session/endings.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { CookieMark, IdpSession, Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs } from '#tests/arbitraries/person.ts';
import { email } from '#tests/arbitraries/email.ts';
import { password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { cookieMark, session } from '#tests/arbitraries/session.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const mark = fc.option(cookieMark);
const value = fc.stringMatching(/^[\w.~-]{20,80}$/);

describe('the mark of the session cookie', () => {
  itAlways('is a number of 32 bits that does not have the value, or none without a cookie', [value], (text) => {
    const digest = Number(markOf(text));
    expect(digest).toBe(digest >>> 0);
    expect(markOf(null)).toBe('None');
  });

  itAlways('is the same for the same value, and another one for a value with another letter', [value], (text) => {
    expect(markOf(text)).toBe(markOf(text));
    expect(markOf(`!${text.slice(1)}`)).not.toBe(markOf(text));
    expect(markOf(`${text.slice(0, -1)}!`)).not.toBe(markOf(text));
  });

  it('of a session that is there is not compared outside production, where the cookie is absent', () => {
    expect([markOfSession('None', false), markOfSession('None', true)]).toEqual([null, 'None']);
    expect([markOfSession(7, false), markOfSession(7, true)]).toEqual([7, 7]);
  });

  itAlways('shows a new session by another value', [mark, mark], (before, now) => {
    expect(isNewSession(before, now)).toBe(before !== null && typeof now === 'number' && now !== before);
  });
});

describe('another session cookie than the person’s', () => {
  const marks = fc.tuple(cookieMark, cookieMark).filter(([before, now]) => before !== now);
  const idpSession = fc.constantFrom<IdpSession>('None', 'Failed', 'AccountExists', 'NoAccount', 'Live', 'Unproven');
  const personOf = (visit: Session, cookie: CookieMark | null, idp: IdpSession): Session =>
    withParts(signedIn(visit), { person: { cookie }, progress: { idpSession: idp } });

  itAlways('ends the person, and sign-in says so', [session, marks, idpSession], (visit, [before, now], idp) => {
    const ended = cookieCompared(now)(personOf(visit, before, idp));
    const entryFault = { _tag: 'SignedOut' } as const;
    expect(ended).toEqual(withParts(signedOut(signedIn(visit)), { progress: { entryFault } }));
    expect(cookieCompared(now)(ended)).toBe(ended);
  });

  itAlways('leaves a sign-up of nobody yet as it is', [session, email, marks], (visit, address, [cookie, now]) => {
    const parts: Parts = { typed: { email: address }, secrets: { password }, codes: { purpose: 'SignUp' } };
    const unknown = withParts(signedOut(visit), { ...parts, person: { cookie } });
    expect(cookieCompared(now)(unknown)).toBe(unknown);
  });

  itAlways('is none where the person’s cannot be read', [session, cookieMark, idpSession], (visit, now, idp) => {
    const before = personOf(visit, null, idp);
    expect(cookieCompared(now)(before)).toBe(before);
  });

  itAlways('may be the provider’s to which this tab has sent the person', [session, marks], (visit, [before, now]) => {
    const asked = personOf(visit, before, 'Attempted');
    expect(cookieCompared(now)(asked)).toBe(asked);
  });
});

describe('the person of a session', () => {
  const profileId = unsafeNominal<'ProfileId'>('p1');
  const account = { profileId, accountType: 'Personal', name: 'Ada', mobileNumber: null } as const;

  it.each<[string, Parts]>([
    ['a profile id', { person: { profileId } }],
    ['tokens', { person: { accessToken: unsafeNominal<'AccessToken'>('token') } }],
    ['a name', { person: { signedInAs: { profileId: null, email: 'ada@example.test' } } }],
    ['linked accounts', { person: { linkedAccounts: [account] } }],
    ['an accepted password or code', { person: { confirmed: confirmedAs({ profileId, email: null }) } }],
    ['a profile that was read', { person: { accountType: 'Personal' } }],
    ['an accepted password that a second factor must follow', { twoFactor: { requirement: 'InSession' } }],
    ['an accepted password that a code by email must follow', { codes: { purpose: 'EmailChange' } }],
    ['a password change, whose code went to the email of the profile', { codes: { purpose: 'PasswordChange' } }],
    ['the email of a provider, for an account with a password', { progress: { idpSession: 'AccountExists' } }],
    ['the email of a provider, for no account', { progress: { idpSession: 'NoAccount' } }],
  ])('is there with %s', (_what, parts) => {
    expect(hasPerson(withParts(newSession, parts))).toBe(true);
  });

  itAlways('is not there after a sign-out, nor once the page is left', [session], (any) => {
    const visit = signedIn(any);
    expect(hasPerson(newSession)).toBe(false);
    expect(hasPerson(signedOut(visit))).toBe(false);
    expect(hasPerson({ ...handedOver(sentAway(visit)), progress: newSession.progress })).toBe(false);
  });
});
