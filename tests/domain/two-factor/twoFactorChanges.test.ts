import { describe, expect, it } from 'vitest';
import * as rules from '#domain/two-factor/twoFactor.ts';
import { twoFactorCompleted } from '#domain/two-factor/twoFactorChanges.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { phoneNumber } from '#tests/arbitraries/phone.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

describe('twoFactorStatusOf', () => {
  it('reads the words of the service, and no other', () => {
    const words = ['Enabled', 'SetupRequired', 'SetupDisabled', 'Locked', 'Enrolled', '', 'constructor'];
    const read = ['Enrolled', 'SetupRequired', 'SetupDisabled', 'Locked', null, null, null];
    expect(words.map(rules.twoFactorStatusOf)).toEqual(read);
  });
});

describe('twoFactorCompleted', () => {
  itAlways('reports the number that the code confirmed, if any', [twoFactor, phoneNumber], (state, before) => {
    const given = (change: Partial<rules.TwoFactor>) => twoFactorCompleted({ ...state, ...change }).given;
    for (const newNumber of ['None', 'Wanted'] as const) expect(given({ newNumber })).toBe('Yes');
    expect(rules.hasConfirmedNumber(twoFactorCompleted(state))).toBe(state.newNumber === 'Typed');
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
    const { phone, verificationChannels, linkedNumbers, ...others } = rules.noTwoFactor;
    expect([phone, verificationChannels, linkedNumbers]).toEqual([{ _tag: 'Absent' }, ['sms', 'call'], []]);
    const values = Object.values(others).filter((value) => value !== null);
    expect(values).toEqual(['None', 'Unread', 'No', 'Enrolled', 'None']);
  });
});
