import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsAccountSelection } from '#domain/identity/person.ts';
import { pendingSignInStep } from '#domain/navigation/redirectDestination.ts';
import { hasStartedSignIn, signInFlow } from '#domain/navigation/sessionGuard.ts';
import { isConfirmed, withContinuedPerson } from '#domain/session/person.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { profileId } from '#tests/arbitraries/person.ts';
import { pending, session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const ada = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };

/** A session with tokens of a person whom an act confirmed. */
const confirmed = session.map((any): Session => {
  const accessToken = any.person.accessToken ?? unsafeNominal<'AccessToken'>('token');
  return withContinuedPerson(withParts(any, { person: { accessToken, signedInAs: ada } }));
});

describe('the next step of a sign-in', () => {
  itAlways('is the press on /continue where the tokens name somebody whom nobody confirmed', [session], (any) => {
    const isUnconfirmed = any.person.accessToken !== null && !isConfirmed(any);
    expect(pendingSignInStep(any) === 'Confirmation').toBe(isUnconfirmed);
  });

  itAlways('is the second factor after it', [confirmed], (any) => {
    const requiring = withParts(any, { twoFactor: { requirement: 'InSession' as const } });
    expect(pendingSignInStep(requiring)).toBe('TwoFactor');
  });

  const chosen = fc.option(profileId, { freq: 1 });
  itAlways(
    'is what the sign-in is for, then the choice of an account',
    [confirmed, chosen, pending],
    (any, chosenProfileId, wanted) => {
      const owing = withParts(any, {
        person: { chosenProfileId },
        progress: { pending: wanted },
        twoFactor: { requirement: 'None' },
      });
      const hasChoice = needsAccountSelection(any.person.linkedAccounts, chosenProfileId);
      const isDone = wanted === 'None' || wanted === 'ContinuedPasswordChange';
      const next = hasChoice ? 'AccountSelection' : 'Redirect';
      expect(pendingSignInStep(owing)).toBe(isDone ? next : wanted);
    },
  );
});

describe('a sign-in', () => {
  itAlways('has begun with an email or with an identity provider, whatever else is known', [session], (any) => {
    const hasBegun = any.typed.email !== null || any.progress.idpSession !== 'None';
    expect(hasStartedSignIn(any)).toBe(hasBegun);
    const neither = withParts(any, { typed: { email: null }, progress: { idpSession: 'None' } });
    expect(hasStartedSignIn(neither)).toBe(false);
  });

  it('must have begun for these screens', () => {
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
