import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPerson } from '#domain/session/hasPerson.ts';
import { signedOut, signedOutElsewhere, signOutsCompared } from '#domain/session/endings.ts';
import { leftForRegistration, redirectedToClient } from '#domain/session/leaving.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs } from '#tests/arbitraries/confirmedPerson.ts';
import { email } from '#tests/arbitraries/email.ts';
import { password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('a sign-out in another tab', () => {
  itAlways(
    'ends the part of a person as a sign-out here does, and says so once',
    [session, fc.nat()],
    (visit, signOuts) => {
      const ended = { ...signedOut(signedIn(visit)), signOuts, endedElsewhere: true };
      expect(signedOutElsewhere(signOuts)(signedIn(visit))).toEqual(ended);
    },
  );

  itAlways(
    'leaves a sign-up or a recovery that has newSession.person yet as it is',
    [session, email, fc.nat()],
    (visit, address, signOuts) => {
      const left = signedOut(visit);
      const unknown: Session = withParts(left, {
        typed: { email: address },
        secrets: { password },
        codes: { purpose: 'SignUp' },
      });
      expect(signedOutElsewhere(signOuts)(unknown)).toEqual({ ...unknown, signOuts });
    },
  );

  itAlways(
    'is noticed by another count than that of the session, and by that alone',
    [session, fc.nat()],
    (visit, signOuts) => {
      fc.pre(signOuts !== visit.signOuts);
      expect(signOutsCompared(visit.signOuts)(visit)).toBe(visit);
      expect(signOutsCompared(signOuts)(visit)).toEqual(signedOutElsewhere(signOuts)(visit));
    },
  );
});

describe('the person of a session', () => {
  const twoFactor = { ...newSession.twoFactor, requirement: 'InSession' as const };
  const profileId = unsafeNominal<'ProfileId'>('p1');
  const account = { profileId, accountType: 'Personal', name: 'Ada', mobileNumber: null } as const;

  it.each<[string, Partial<Session>]>([
    ['a profile id', { person: { ...newSession.person, profileId } }],
    ['tokens', { person: { ...newSession.person, accessToken: unsafeNominal<'AccessToken'>('token') } }],
    ['a name', { person: { ...newSession.person, signedInAs: { profileId: null, email: 'ada@example.test' } } }],
    ['linked accounts', { person: { ...newSession.person, linkedAccounts: [account] } }],
    [
      'an accepted password or code',
      { person: { ...newSession.person, confirmed: confirmedAs({ profileId, email: null }) } },
    ],
    ['an accepted password that a second factor must follow', { twoFactor }],
    [
      'an accepted password that a code by email must follow',
      { codes: { ...newSession.codes, purpose: 'EmailChange' } },
    ],
    ['a profile that was read', { person: { ...newSession.person, accountType: 'Personal' } }],
    [
      'a password change, whose code went to the email of the profile',
      { codes: { ...newSession.codes, purpose: 'PasswordChange' } },
    ],
    [
      'the email of a provider, for an account with a password',
      { progress: { ...newSession.progress, idpSession: 'AccountExists' } },
    ],
    ['the email of a provider, for no account', { progress: { ...newSession.progress, idpSession: 'NoAccount' } }],
    ['a page that is left, and still shows the person', { leaving: { _tag: 'Left' } }],
  ])('is there with %s', (_what, part) => {
    expect(hasPerson({ ...newSession, ...part })).toBe(true);
  });

  it('is not there in a new session or after a sign-out, and until the page is left for a partner or a registration', () => {
    expect(hasPerson(newSession)).toBe(false);
    fc.assert(
      fc.property(session, (visit) => {
        expect(hasPerson(signedOut(signedIn(visit)))).toBe(false);
        for (const ending of [redirectedToClient, leftForRegistration])
          expect(hasPerson({ ...ending(signedIn(visit)), leaving: null, progress: newSession.progress })).toBe(false);
      }),
    );
  });
});
