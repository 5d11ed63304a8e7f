import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import { pendingSignInStep } from '#domain/navigation/pendingSignInStep.ts';
import { hasStartedSignIn, signInFlow } from '#domain/navigation/sessionGuard.ts';
import { isConfirmed, withContinuedPerson } from '#domain/session/confirmations.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { email } from '#tests/arbitraries/email.ts';
import { password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const ada = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };

/** A session with tokens of a person whom an act confirmed. */
const confirmed = session.map((any): Session => {
  const accessToken = any.person.accessToken ?? unsafeNominal<'AccessToken'>('token');
  return withContinuedPerson(withParts(any, { person: { accessToken, signedInAs: ada } }));
});

describe('pendingSignInStep', () => {
  itAlways('is the press on /continue where the tokens name somebody whom nobody confirmed', [session], (any) => {
    const isUnconfirmed = any.person.accessToken !== null && !isConfirmed(any);
    expect(pendingSignInStep(any) === 'Confirmation').toBe(isUnconfirmed);
  });

  itAlways('is the second factor after it', [confirmed], (any) => {
    const requiring = withParts(any, { twoFactor: { requirement: 'InSession' as const } });
    expect(pendingSignInStep(requiring)).toBe('TwoFactor');
    expect(pendingSignInStep(withParts(requiring, { person: { accessToken: null, confirmed: null } }))).toBe(
      'TwoFactor',
    );
  });

  it('is the screen of a refused code, then the choice among several accounts, before the redirect', () => {
    reaches(10, (inCase) =>
      fc.property(confirmed, fc.option(profileId, { freq: 1 }), (any, chosenProfileId) => {
        const completed: Session = withParts(any, {
          person: { chosenProfileId },
          progress: { passwordChange: 'None', refusedSend: null },
          twoFactor: { requirement: 'None' },
        });
        const isPending = inCase(needsAccountSelection(any.person.linkedAccounts, chosenProfileId));
        expect(pendingSignInStep(completed)).toBe(isPending ? 'AccountSelection' : 'Redirect');
        expect(pendingSignInStep(withParts(completed, { progress: { refusedSend: 'PasswordReset' } }))).toBe(
          'PasswordReset',
        );
        const changing: Session = withParts(completed, {
          progress: { refusedSend: any.progress.refusedSend, passwordChange: 'NeedsSignIn' },
        });
        expect(pendingSignInStep(changing)).toBe('PasswordChange');
      }),
    );
  });

  it.each<[Session['progress']['passwordChange'], string]>([
    ['NeedsSignIn', 'PasswordChange'],
    ['AfterSignIn', 'Redirect'],
    ['None', 'Redirect'],
  ])('is with the password change %s at the end %s', (passwordChange, step) => {
    expect(pendingSignInStep(withParts(newSession, { progress: { passwordChange } }))).toBe(step);
  });
});

describe('hasStartedSignIn', () => {
  it('is true with an email, and with any sign-in of an identity provider', () => {
    const states = ['Attempted', 'Failed', 'AccountExists', 'NoAccount', 'Live', 'Unproven'] as const;
    fc.assert(
      fc.property(email, fc.constantFrom(...states), (address, idpSession) => {
        expect(hasStartedSignIn(withParts(newSession, { typed: { email: address } }))).toBe(true);
        expect(hasStartedSignIn(withParts(newSession, { progress: { idpSession } }))).toBe(true);
      }),
    );
  });

  it('is false without either, whatever else is known: neither a password nor a token is enough', () => {
    expect(hasStartedSignIn(withParts(newSession, { secrets: { password } }))).toBe(false);
    fc.assert(
      fc.property(session, (any) => {
        expect(
          hasStartedSignIn(withParts(signedIn(any), { typed: { email: null }, progress: { idpSession: 'None' } })),
        ).toBe(false);
      }),
    );
  });
});

describe('signInFlow', () => {
  it('has the screens after sign-in that need one', () => {
    expect(signInFlow.toSorted()).toEqual([
      '/2fa/choose-number',
      '/account-type',
      '/idp/existing',
      '/signin/account-selection',
      '/signin/closed',
      '/signin/email-verification',
      '/signin/error',
      '/signin/locked',
    ]);
  });
});
