import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayChangeNumber } from '#domain/two-factor/mayChangeNumber.ts';
import * as change from '#domain/two-factor/phoneChanges.ts';
import { noTwoFactor, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { phoneNumber, phoneType } from '#tests/arbitraries/phone.ts';
import { linkedNumber, twoFactor } from '#tests/arbitraries/twoFactor.ts';

const nothingSent = {
  profileId: null,
  numberTyped: false,
  channel: null,
  previousChannel: null,
  sendAttempts: 0,
  verificationAttempts: 0,
};

describe('a number', () => {
  itAlways(
    'starts without profile, channel, codes and tries if it is another one',
    [twoFactor, phoneNumber, fc.option(phoneType)],
    (state, at, type) => {
      fc.pre(state.phone._tag === 'Absent' || state.phone.number !== at);
      const clean = { ...state, ...nothingSent };
      const channel = type === 'Landline' ? 'call' : null;
      const unchecked = { _tag: 'Unchecked', number: at };
      const checked = { _tag: 'Checked', number: at, landline: type === 'Landline' };
      expect(change.lookupFailed(at, type)(state)).toEqual({ ...clean, phone: unchecked, lookedUpType: type });
      expect(change.numberLookedUp(at, type)(state)).toEqual({
        ...clean,
        phone: checked,
        lookedUpType: type,
        channel,
      });
    },
  );

  itAlways(
    'keeps its profile, channel, codes and tries if it is the same, but a landline is called',
    [twoFactor, phoneNumber, fc.boolean()],
    (state, at, isChecked) => {
      const phone: TwoFactor['phone'] = isChecked
        ? { _tag: 'Checked', number: at, landline: false }
        : { _tag: 'Unchecked', number: at };
      const known = { ...state, phone };
      const landline = { _tag: 'Checked', number: at, landline: true };
      expect(change.lookupFailed(at, null)(known)).toEqual({
        ...known,
        phone: { _tag: 'Unchecked', number: at },
        lookedUpType: null,
      });
      expect(change.numberLookedUp(at, 'Landline')(known)).toEqual({
        ...known,
        phone: landline,
        lookedUpType: 'Landline',
        channel: 'call',
      });
    },
  );
});

describe('the number of the profile', () => {
  itAlways(
    'is reviewed, and replaces a typed number with all that was sent to it',
    [twoFactor, phoneNumber],
    (state, profileNumber) => {
      const next = change.profileNumberRead(profileNumber)(state);
      const phone = { _tag: 'Unchecked', number: profileNumber };
      const rest = { ...state, ...(state.numberTyped ? nothingSent : {}) };
      expect(next).toEqual({ ...rest, profileNumber, phone, lookedUpType: null });
      expect(change.profileNumberRead(null)(state)).toMatchObject({ profileNumber: null, phone: { _tag: 'Absent' } });
    },
  );
});

describe('a typed number', () => {
  const own = '+447700900123';
  const typed = (changed: Partial<TwoFactor>): TwoFactor =>
    change.numberWasTyped({
      ...noTwoFactor,
      phone: { _tag: 'Unchecked', number: own },
      ...changed,
    });

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
  itAlways('starts only where the person may make one, and ends when the service accepts it', [twoFactor], (state) => {
    expect(change.numberChangeStarted(state)).toEqual({ ...state, changingNumber: mayChangeNumber(state) });
    expect(change.numberChangeConfirmed(state)).toEqual({ ...state, changingNumber: false, status: 'Enrolled' });
  });
});

describe('the number of a linked account', () => {
  itAlways(
    'that was looked up keeps the codes sent to it, and changes only profile and phone',
    [twoFactor, linkedNumber, fc.option(phoneType)],
    (state, { profileId, number }, type) => {
      const phone = { _tag: 'Checked', number, landline: type === 'Landline' };
      const found = change.linkedNumberFound({ profileId, number }, type)(state);
      expect(found).toEqual({ ...state, profileId, phone, lookedUpType: type });
    },
  );

  itAlways(
    'is in the list of the service, and is forgotten alone',
    [twoFactor, fc.array(linkedNumber, { maxLength: 3 })],
    (state, linkedNumbers) => {
      expect(change.linkedNumbersFound(linkedNumbers)(state)).toEqual({ ...state, linkedNumbers });
      expect(change.linkedAccountUsed(null)(state)).toEqual({ ...state, profileId: null });
    },
  );
});
