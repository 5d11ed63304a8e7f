import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import { pendingSignInStep } from '#domain/navigation/pendingSignInStep.ts';
import { hasStartedSignIn, signInFlow } from '#domain/navigation/sessionGuard.ts';
import { isConfirmed, withContinuedPerson } from '#domain/session/confirmations.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { email } from '#tests/arbitraries/email.ts';
import { password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { session } from '#tests/arbitraries/session.ts';

const ada = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };

/** A session with tokens of a person whom an act confirmed. */
const confirmed = session.map((any): Session => {
  const accessToken = any.accessToken ?? unsafeNominal<'AccessToken'>('token');
  return withContinuedPerson({ ...any, accessToken, signedInAs: ada });
});

describe('pendingSignInStep', () => {
  it('is the press on /continue where the tokens name somebody whom nobody confirmed', () => {
    fc.assert(
      fc.property(session, (any) => {
        const isUnconfirmed = any.accessToken !== null && !isConfirmed(any);
        expect(pendingSignInStep(any) === 'Confirmation').toBe(isUnconfirmed);
      }),
    );
  });

  it('is the second factor after it', () => {
    fc.assert(
      fc.property(confirmed, (any) => {
        const requiring = { ...any, twoFactor: { ...any.twoFactor, required: true } };
        expect(pendingSignInStep(requiring)).toBe('TwoFactor');
        expect(pendingSignInStep({ ...requiring, accessToken: null, confirmed: null })).toBe('TwoFactor');
      }),
    );
  });

  it('is the screen of a refused code, then the choice among several accounts, before the redirect', () => {
    reaches(10, (inCase) =>
      fc.property(confirmed, fc.option(profileId, { freq: 1 }), (any, chosenProfileId) => {
        const completed: Session = {
          ...any,
          chosenProfileId,
          passwordChange: 'None',
          refusedSend: null,
          twoFactor: { ...any.twoFactor, required: false },
        };
        const isPending = inCase(needsAccountSelection(any.linkedAccounts, chosenProfileId));
        expect(pendingSignInStep(completed)).toBe(isPending ? 'AccountSelection' : 'Redirect');
        expect(pendingSignInStep({ ...completed, refusedSend: 'PasswordReset' })).toBe('PasswordReset');
        const changing: Session = { ...completed, refusedSend: any.refusedSend, passwordChange: 'NeedsSignIn' };
        expect(pendingSignInStep(changing)).toBe('PasswordChange');
      }),
    );
  });

  it.each<[Session['passwordChange'], string]>([
    ['NeedsSignIn', 'PasswordChange'],
    ['AfterSignIn', 'Redirect'],
    ['None', 'Redirect'],
  ])('is with the password change %s at the end %s', (passwordChange, step) => {
    expect(pendingSignInStep({ ...newSession, passwordChange })).toBe(step);
  });
});

describe('hasStartedSignIn', () => {
  it('is true with an email, and with any sign-in of an identity provider', () => {
    const states = ['Attempted', 'Failed', 'AccountExists', 'NoAccount', 'Live', 'Unproven'] as const;
    fc.assert(
      fc.property(email, fc.constantFrom(...states), (address, idpSession) => {
        expect(hasStartedSignIn({ ...newSession, email: address })).toBe(true);
        expect(hasStartedSignIn({ ...newSession, idpSession })).toBe(true);
      }),
    );
  });

  it('is false without either, whatever else is known: neither a password nor a token is enough', () => {
    expect(hasStartedSignIn({ ...newSession, password })).toBe(false);
    fc.assert(
      fc.property(session, (any) => {
        expect(hasStartedSignIn({ ...signedIn(any), email: null, idpSession: 'None' })).toBe(false);
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
