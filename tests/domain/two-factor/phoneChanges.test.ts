import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayChangeNumber, noTwoFactor, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import * as change from '#domain/two-factor/phoneChanges.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { phoneNumber, phoneType } from '#tests/arbitraries/phone.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { linkedNumber, twoFactor, twoFactorStatus } from '#tests/arbitraries/twoFactor.ts';

const nothingSent = {
  profileId: null,
  numberTyped: false,
  channel: null,
  previousChannel: null,
  sendAttempts: 0,
  verificationAttempts: 0,
};

const type = fc.option(phoneType);
const unchecked = (number: string) => ({ _tag: 'Unchecked', number }) as const;
const checked = (number: string, landline: boolean) => ({ _tag: 'Checked', number, landline }) as const;

describe('a number', () => {
  itAlways(
    'starts with nothing sent if it is another one',
    [twoFactor, phoneNumber, type],
    (state, at, lookedUpType) => {
      fc.pre(state.phone._tag === 'Absent' || state.phone.number !== at);
      const clean = { ...state, ...nothingSent, lookedUpType };
      const landline = lookedUpType === 'Landline';
      const found = { ...clean, phone: checked(at, landline), channel: landline ? 'call' : null };
      expect(change.lookupFailed(at, lookedUpType)(state)).toEqual({ ...clean, phone: unchecked(at) });
      expect(change.numberLookedUp(at, lookedUpType)(state)).toEqual(found);
    },
  );

  itAlways('keeps what was sent if it is the same, but a landline is called', [twoFactor, phoneNumber], (state, at) => {
    for (const phone of [checked(at, false), unchecked(at)]) {
      const known = { ...state, phone };
      const failed = { ...known, phone: unchecked(at), lookedUpType: null };
      const found = { ...known, phone: checked(at, true), lookedUpType: 'Landline', channel: 'call' };
      expect(change.lookupFailed(at, null)(known)).toEqual(failed);
      expect(change.numberLookedUp(at, 'Landline')(known)).toEqual(found);
    }
  });
});

describe('the number of the profile', () => {
  itAlways(
    'is reviewed, and replaces a typed number with all sent to it',
    [twoFactor, phoneNumber],
    (state, number) => {
      const rest = { ...state, ...(state.numberTyped ? nothingSent : {}), lookedUpType: null };
      const read = { ...rest, profileNumber: number, phone: unchecked(number) };
      expect(change.profileNumberRead(number)(state)).toEqual(read);
      expect(change.profileNumberRead(null)(state)).toMatchObject({ profileNumber: null, phone: { _tag: 'Absent' } });
    },
  );
});

describe('a typed number', () => {
  const own = '+447700900123';
  const typed = (changed: Partial<TwoFactor>): TwoFactor =>
    change.numberWasTyped({ ...noTwoFactor, phone: unchecked(own), ...changed });

  it.each<readonly [string, Partial<TwoFactor>, boolean, boolean]>([
    ['differs from the number of the profile', { profileNumber: '+447700900456' }, true, true],
    ['is the first', { profileNumber: null }, true, true],
    ['is the number of the profile', { profileNumber: own, changingNumber: true }, false, false],
    ['is missing', { phone: { _tag: 'Absent' }, changingNumber: true }, false, false],
    ['is set up', { status: 'SetupRequired', changingNumber: true }, true, false],
    ['may not change', { requirement: 'InSession', changingNumber: true }, true, false],
  ])('that %s', (...[, changed, numberTyped, changingNumber]) => {
    expect(typed(changed)).toMatchObject({ numberTyped, changingNumber });
  });
});

describe('a change of the number', () => {
  itAlways('starts only where the person may make one', [twoFactor], (state) => {
    expect(change.numberChangeStarted(state)).toEqual({ ...state, changingNumber: mayChangeNumber(state) });
  });
});

describe('the number of a linked account', () => {
  itAlways('that was looked up keeps the codes sent to it', [twoFactor, linkedNumber, type], (state, linked, found) => {
    const { profileId, number } = linked;
    const phone = checked(number, found === 'Landline');
    const next = { ...state, profileId, phone, lookedUpType: found };
    expect(change.linkedNumberFound(linked, found)(state)).toEqual(next);
    expect(change.linkedNumbersFound([linked])(state)).toEqual({ ...state, linkedNumbers: [linked] });
    expect(change.linkedAccountUsed(null)(state)).toEqual({ ...state, profileId: null });
  });
});

/** The state with a change of its requirement or status, which ends a change of the number that is no longer allowed. */
const permitted = (state: TwoFactor, changed: Partial<TwoFactor>): TwoFactor => {
  const next = { ...state, ...changed };
  return { ...next, changingNumber: next.changingNumber && mayChangeNumber(next) };
};

describe('a change of the status of two-factor', () => {
  itAlways('stores the standing, and requires a second factor or none as the tokens say', [twoFactor], (state) => {
    for (const standing of ['Read', 'EmailRefused'] as const)
      expect(change.standingChanged(standing)(state)).toEqual({ ...state, standing });
    const read = change.requirementRead({ twoFactor: 'Required' })(state);
    expect(read).toEqual(permitted(state, { requirement: 'InSession' }));
    for (const claim of ['NotRequired', 'Completed'] as const)
      expect(change.requirementRead({ twoFactor: claim })(state)).toEqual({ ...state, requirement: 'None' });
  });

  itAlways('requires a second factor that signs in again, after a refused sign-in', [twoFactor], (state) => {
    const requirement = state.requirement === 'BySignIn' ? 'BySignIn' : 'InSession';
    expect(change.requiredInSession(state)).toEqual(permitted(state, { requirement }));
    expect(change.requiredBySignIn(state)).toEqual(permitted(state, { requirement: 'BySignIn' }));
    expect(change.twoFactorStarted(state)).toEqual({ ...noTwoFactor, requirement: state.requirement });
  });

  it('stores the status of the service, and ends a change of the number that it forbids', () => {
    reaches(2, (inCase) =>
      fc.property(twoFactor, twoFactorStatus, (state, received) => {
        const next = change.statusReceived(received, ['WHATSAPP'])(state);
        expect(next).toEqual(permitted(state, { status: received, verificationChannels: ['whatsapp'] }));
        inCase(state.changingNumber && !next.changingNumber);
      }),
    );
  });
});
