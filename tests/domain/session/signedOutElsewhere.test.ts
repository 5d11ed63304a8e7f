import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPerson } from '#domain/session/hasPerson.ts';
import { handedOver, sentAway, signedOut, signedOutElsewhere, signOutsCompared } from '#domain/session/endings.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs } from '#tests/arbitraries/confirmedPerson.ts';
import { email } from '#tests/arbitraries/email.ts';
import { password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { session } from '#tests/arbitraries/session.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('a sign-out in another tab', () => {
  itAlways('ends the person as a sign-out here does, and says so once', [session, fc.nat()], (visit, signOuts) => {
    const ended = { ...signedOut(signedIn(visit)), signOuts, endedElsewhere: true };
    expect(signedOutElsewhere(signOuts)(signedIn(visit))).toEqual(ended);
  });

  itAlways('leaves a sign-up of nobody yet as it is', [session, email, fc.nat()], (visit, address, signOuts) => {
    const parts: Parts = { typed: { email: address }, secrets: { password }, codes: { purpose: 'SignUp' } };
    const unknown = withParts(signedOut(visit), parts);
    expect(signedOutElsewhere(signOuts)(unknown)).toEqual({ ...unknown, signOuts });
  });

  itAlways('is noticed by another count than the session has, alone', [session, fc.nat()], (visit, signOuts) => {
    fc.pre(signOuts !== visit.signOuts);
    expect(signOutsCompared(visit.signOuts)(visit)).toBe(visit);
    expect(signOutsCompared(signOuts)(visit)).toEqual(signedOutElsewhere(signOuts)(visit));
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
    ['a page that is left, and still shows the person', { hasLeft: true }],
  ])('is there with %s', (_what, parts) => {
    expect(hasPerson(withParts(newSession, parts))).toBe(true);
  });

  itAlways('is not there after a sign-out, nor once the page is left', [session], (any) => {
    const visit = signedIn(any);
    expect(hasPerson(newSession)).toBe(false);
    expect(hasPerson(signedOut(visit))).toBe(false);
    const left = handedOver(sentAway(visit));
    expect(hasPerson({ ...left, hasLeft: false, progress: newSession.progress })).toBe(false);
  });
});
