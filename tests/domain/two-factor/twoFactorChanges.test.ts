import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from '#domain/two-factor/twoFactor.ts';
import { requiredBySignIn, type TwoFactorChange, twoFactorCompleted } from '#domain/two-factor/twoFactorChanges.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { phoneNumber } from '#tests/arbitraries/phone.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';
import { twoFactorChange } from '#tests/arbitraries/twoFactorChange.ts';

const someChanges = fc.array(twoFactorChange, { maxLength: 30 });
const after = (changes: ReadonlyArray<TwoFactorChange>): rules.TwoFactor =>
  changes.reduce((state, change) => change(state), rules.noTwoFactor);

describe('twoFactorStatusOf', () => {
  it('reads the words of the service, and no other', () => {
    const words = ['Enabled', 'SetupRequired', 'SetupDisabled', 'Locked', 'Enrolled', '', 'constructor'];
    const read = ['Enrolled', 'SetupRequired', 'SetupDisabled', 'Locked', null, null, null];
    expect(words.map(rules.twoFactorStatusOf)).toEqual(read);
  });
});

describe('the changes of the two-factor state, in any order', () => {
  it('never send a text message to a landline', () => {
    reaches(2, (inCase) =>
      fc.property(someChanges, (changes) => {
        const state = after(changes);
        fc.pre(inCase(rules.isLandline(state.phone)));
        expect(['call', 'email']).toContain(rules.codeChannel(state));
        expect(rules.offeredChannels(state)).toEqual(['call']);
      }),
    );
  });

  const walk = fc.array(twoFactorChange);
  itAlways('always offer a channel, and lose no count or number', [walk, twoFactorChange], (changes, last) => {
    const [before, now] = [after(changes), after([...changes, last])];
    expect(now.verificationChannels.length).toBeGreaterThan(0);
    expect(now.sent?.sendAttempts ?? 1).toBeGreaterThan(0);
    expect(now.sent?.verificationAttempts ?? 0).toBeGreaterThanOrEqual(0);
    expect(before.phone._tag === 'Absent' || now.phone._tag !== 'Absent').toBe(true);
  });

  it('sign in again after a refused sign-in until the code is verified', () => {
    fc.assert(
      fc.property(fc.boolean(), someChanges, (isRefused, changes) => {
        const isOwed = (state: rules.TwoFactor, change: TwoFactorChange): boolean => {
          if (change === requiredBySignIn) return true;
          return change === twoFactorCompleted ? false : state.requirement === 'BySignIn';
        };
        changes.reduce<rules.TwoFactor>(
          (state, change) => {
            const next = change(state);
            expect(next.requirement === 'BySignIn').toBe(isOwed(state, change));
            return next;
          },
          { ...rules.noTwoFactor, requirement: isRefused ? 'BySignIn' : 'None' },
        );
      }),
      { numRuns: 500 },
    );
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
    expect(rules.noTwoFactor).toEqual({
      requirement: 'None',
      standing: 'Unread',
      given: 'No',
      status: 'Enrolled',
      phone: { _tag: 'Absent' },
      profileNumber: null,
      newNumber: 'None',
      linkedNumbers: [],
      profileId: null,
      sent: null,
      verificationChannels: ['sms', 'call'],
    });
  });
});
