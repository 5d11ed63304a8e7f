import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayChangeNumber } from '#domain/two-factor/mayChangeNumber.ts';
import * as change from '#domain/two-factor/statusChanges.ts';
import { noTwoFactor, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { twoFactor, twoFactorStatus } from '#tests/arbitraries/twoFactor.ts';

/** The state with a change of its requirement or status, which ends a change of the number that is no longer allowed. */
const permitted = (state: TwoFactor, changed: Partial<TwoFactor>): TwoFactor => {
  const next = { ...state, ...changed };
  return { ...next, changingNumber: next.changingNumber && mayChangeNumber(next) };
};

describe('a change of the status of two-factor', () => {
  it.each(['Read', 'EmailRefused'] as const)('stores the standing %s and nothing else', (standing) => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        expect(change.standingChanged(standing)(state)).toEqual({ ...state, standing });
      }),
    );
  });

  itAlways(
    'requires a second factor, or no longer, as the tokens say',
    [twoFactor, fc.constantFrom('NotRequired', 'Completed')],
    (state, claim) => {
      const read = change.requirementRead({ twoFactor: 'Required' })(state);
      expect(read).toEqual(permitted(state, { requirement: 'InSession' }));
      expect(change.requirementRead({ twoFactor: claim })(state)).toEqual({ ...state, requirement: 'None' });
    },
  );

  itAlways('requires a second factor that signs in again, after a refused sign-in', [twoFactor], (state) => {
    const requirement = state.requirement === 'BySignIn' ? 'BySignIn' : 'InSession';
    expect(change.requiredInSession(state)).toEqual(permitted(state, { requirement }));
    expect(change.requiredBySignIn(state)).toEqual(permitted(state, { requirement: 'BySignIn' }));
  });

  it('stores the status of the service, and ends a change of the number that it forbids', () => {
    reaches(2, (inCase) =>
      fc.property(twoFactor, twoFactorStatus, (state, status) => {
        const next = change.statusReceived(status, ['WHATSAPP'])(state);
        expect(next).toEqual(permitted(state, { status, verificationChannels: ['whatsapp'] }));
        inCase(state.changingNumber && !next.changingNumber);
      }),
    );
  });

  itAlways('starts a new second factor that keeps only whether and why it is required', [twoFactor], (state) => {
    const { requirement } = state;
    expect(change.twoFactorStarted(state)).toEqual({ ...noTwoFactor, requirement });
  });
});

describe('the state before two-factor starts', () => {
  it('has no number, no code, no requirement, and the channels sms and call', () => {
    expect(noTwoFactor).toEqual({
      requirement: 'None',
      standing: 'Unread',
      given: 'No',
      status: 'Enrolled',
      phone: { _tag: 'Absent' },
      lookedUpType: null,
      profileNumber: null,
      numberTyped: false,
      changingNumber: false,
      linkedNumbers: [],
      profileId: null,
      channel: null,
      previousChannel: null,
      verificationChannels: ['sms', 'call'],
      rememberBrowser: false,
      sendAttempts: 0,
      verificationAttempts: 0,
    });
  });
});
