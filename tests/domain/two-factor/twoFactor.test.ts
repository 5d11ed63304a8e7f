import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasConfirmedNumber,
  isChangingNumber,
  mayChangeNumber,
  maySendTo,
  maySendToPhone,
  noTwoFactor,
  type TwoFactor,
  twoFactorStatusOf,
} from '#domain/two-factor/twoFactor.ts';
import { codeSent, numberChangeWanted, twoFactorCompleted } from '#domain/two-factor/twoFactorChanges.ts';
import { fitsTwoFactor, needsEmailCode, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { phoneNumber } from '#tests/arbitraries/phone.ts';
import { twoFactor, twoFactorStatus } from '#tests/arbitraries/twoFactor.ts';

const enrolled = twoFactorStatus.filter((status) => status !== 'SetupRequired');
/** A state that owes a second factor which is not being set up. */
const owed: fc.Arbitrary<TwoFactor> = fc
  .tuple(twoFactor, enrolled)
  .map(([state, status]) => ({ ...state, status, requirement: 'InSession', given: 'No' }));

describe('mayChangeNumber', () => {
  itAlways('is true only during a setup and where no factor is owed', [twoFactor, owed], (state, owing) => {
    expect(mayChangeNumber({ ...state, status: 'SetupRequired' })).toBe(true);
    expect(mayChangeNumber({ ...state, requirement: 'None' })).toBe(true);
    expect(mayChangeNumber(twoFactorCompleted(state))).toBe(true);
    expect(mayChangeNumber(owing)).toBe(false);
  });
});

describe('an owed second factor', () => {
  const numbers = fc.tuple(phoneNumber, phoneNumber);
  itAlways('lets a code go to the own number and to no other', [owed, numbers], (state, [own, number]) => {
    const owing: TwoFactor = { ...state, profileNumber: own };
    expect(maySendTo(own, owing)).toBe(true);
    expect(maySendTo(number, owing)).toBe(number === own);
    expect(maySendTo(number, { ...owing, requirement: 'None' })).toBe(true);
    const { phone, profileNumber } = state;
    expect(maySendToPhone(state)).toBe(phone._tag === 'Absent' || phone.number === profileNumber);
  });

  itAlways('has no screen that changes the number', [owed], (owing) => {
    expect(fitsTwoFactor('/2fa/change-number', owing)).toBe(false);
    expect(twoFactorScreen(owing)).not.toBe('/2fa/change-number');
  });

  itAlways('opens the screens of a code only for the own number', [owed], (owing) => {
    fc.pre(!maySendToPhone(owing));
    for (const path of ['/2fa/phone-validation', '/2fa/verify-number'] as const)
      expect(fitsTwoFactor(path, owing)).toBe(path === twoFactorScreen(owing));
  });

  itAlways('has no change of the number in progress', [owed, twoFactor], (owing, state) => {
    expect(isChangingNumber(numberChangeWanted(owing))).toBe(false);
    expect(!isChangingNumber(state) || mayChangeNumber(state)).toBe(true);
  });
});

describe('needsEmailCode', () => {
  const owing: TwoFactor = { ...noTwoFactor, requirement: 'InSession' };
  const phone = { _tag: 'Unchecked', number: '+447700900123', type: null } as const;

  it.each<readonly [string, TwoFactor, boolean]>([
    ['where two-factor is required and enrolled without a number', owing, true],
    ['after a code to a phone', codeSent('sms', null)(owing), true],
    ['after a code by email', codeSent('email', null)(owing), false],
    ['where none is required', noTwoFactor, false],
    ['before a setup', { ...owing, status: 'SetupRequired' }, false],
    ['with a number', { ...owing, phone }, false],
  ])('%s: %#', (_what, state, isNeeded) => {
    expect(needsEmailCode(state)).toBe(isNeeded);
  });
});

describe('twoFactorStatusOf', () => {
  it('reads the words of the service, and no other', () => {
    const words = ['Enabled', 'SetupRequired', 'SetupDisabled', 'Locked', 'Enrolled', '', 'constructor'];
    const read = ['Enrolled', 'SetupRequired', 'SetupDisabled', 'Locked', null, null, null];
    expect(words.map(twoFactorStatusOf)).toEqual(read);
  });
});

describe('twoFactorCompleted', () => {
  itAlways('reports the number that the code confirmed, if any', [twoFactor, phoneNumber], (state, before) => {
    const given = (change: Partial<TwoFactor>) => twoFactorCompleted({ ...state, ...change }).given;
    for (const newNumber of ['None', 'Wanted'] as const) expect(given({ newNumber })).toBe('Yes');
    expect(hasConfirmedNumber(twoFactorCompleted(state))).toBe(state.newNumber === 'Typed');
    expect(given({ newNumber: 'Typed', profileNumber: null })).toBe('WithFirstNumber');
    expect(given({ newNumber: 'Typed', profileNumber: before })).toBe('WithNewNumber');
  });

  itAlways('clears the requirement, ends a change, and keeps all else', [twoFactor], (state) => {
    const { given, ...completed } = twoFactorCompleted(state);
    expect({ ...completed, given: state.given }).toEqual({ ...state, requirement: 'None', newNumber: 'None' });
    expect(given).not.toBe('No');
  });
});

describe('the state before two-factor starts', () => {
  it('has no number, no code, no requirement, and the channels sms and call', () => {
    const { phone, verificationChannels, linkedNumbers, ...others } = noTwoFactor;
    expect([phone, verificationChannels, linkedNumbers]).toEqual([{ _tag: 'Absent' }, ['sms', 'call'], []]);
    const values = Object.values(others).filter((value) => value !== null);
    expect(values).toEqual(['None', 'Unread', 'No', 'Enrolled', 'None']);
  });
});
