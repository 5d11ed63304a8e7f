import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as code from '#domain/two-factor/codeChanges.ts';
import * as onStatus from '#domain/two-factor/statusChanges.ts';
import { mayChangeNumber } from '#domain/two-factor/mayChangeNumber.ts';
import type { TwoFactorChange } from '#domain/two-factor/phoneChanges.ts';
import { noTwoFactor, type Phone, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { channel, twoFactor, twoFactorStatus } from '#tests/arbitraries/twoFactor.ts';

const landline: Phone = { _tag: 'Checked', number: '+442079460123', landline: true };
const mobile: Phone = { ...landline, number: '+447700900123', landline: false };

/** The state with a change of its requirement or status, which ends a change of the number that is no longer allowed. */
const permitted = (state: TwoFactor, changed: Partial<TwoFactor>): TwoFactor => {
  const next = { ...state, ...changed };
  return { ...next, changingNumber: next.changingNumber && mayChangeNumber(next) };
};

describe('a change of the two-factor state', () => {
  it.each<readonly [string, TwoFactorChange, Partial<TwoFactor>]>([
    ['the status is known', onStatus.standingChanged('Read'), { standing: 'Read' }],
    [
      'the service refused to send a code by email',
      onStatus.standingChanged('EmailRefused'),
      { standing: 'EmailRefused' },
    ],
    ['the browser is remembered', code.rememberBrowserChosen(true), { rememberBrowser: true }],
    ['the browser is forgotten', code.rememberBrowserChosen(false), { rememberBrowser: false }],
  ])('changes nothing else: %s', (_what, change, changed) => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        expect(change(state)).toEqual({ ...state, ...changed });
      }),
    );
  });

  it('requires a second factor, or no longer, as the tokens say', () => {
    fc.assert(
      fc.property(twoFactor, fc.constantFrom('NotRequired', 'Completed'), (state, claim) => {
        const read = onStatus.requirementRead({ twoFactor: 'Required' })(state);
        expect(read).toEqual(permitted(state, { requirement: 'InSession' }));
        expect(onStatus.requirementRead({ twoFactor: claim })(state)).toEqual({ ...state, requirement: 'None' });
      }),
    );
  });

  it('requires a second factor that signs in again, after a refused sign-in', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        const requirement = state.requirement === 'BySignIn' ? 'BySignIn' : 'InSession';
        expect(onStatus.requiredInSession(state)).toEqual(permitted(state, { requirement }));
        expect(onStatus.requiredBySignIn(state)).toEqual(permitted(state, { requirement: 'BySignIn' }));
      }),
    );
  });

  it('stores the status of the service, and ends a change of the number that it forbids', () => {
    reaches(2, (inCase) =>
      fc.property(twoFactor, twoFactorStatus, (state, status) => {
        const next = onStatus.statusReceived(status, ['WHATSAPP'])(state);
        expect(next).toEqual(permitted(state, { status, verificationChannels: ['whatsapp'] }));
        inCase(state.changingNumber && !next.changingNumber);
      }),
    );
  });

  it('starts a new second factor that keeps only whether and why it is required', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        const { requirement } = state;
        expect(onStatus.twoFactorStarted(state)).toEqual({ ...noTwoFactor, requirement });
      }),
    );
  });

  it('chooses the channel of the person, but a call for a landline', () => {
    fc.assert(
      fc.property(twoFactor, channel, (state, chosen) => {
        const choose = code.channelChosen(chosen);
        expect(choose({ ...state, phone: mobile })).toEqual({ ...state, phone: mobile, channel: chosen });
        expect(choose({ ...state, phone: landline })).toEqual({ ...state, phone: landline, channel: 'call' });
      }),
    );
  });

  it('counts a wrong code', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        const verificationAttempts = state.verificationAttempts + 1;
        expect(code.verificationFailed(state)).toEqual({ ...state, verificationAttempts });
      }),
    );
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
