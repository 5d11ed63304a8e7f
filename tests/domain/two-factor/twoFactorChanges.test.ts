import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredBySignIn, type TwoFactorChange } from '#domain/two-factor/phoneChanges.ts';
import { isLandline, noTwoFactor, type TwoFactor, twoFactorStatusOf } from '#domain/two-factor/twoFactor.ts';
import { hasConfirmedNumber, twoFactorCompleted } from '#domain/two-factor/codeChanges.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { phoneNumber } from '#tests/arbitraries/phone.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';
import { browserForgotten, browserRemembered, twoFactorChange } from '#tests/arbitraries/twoFactorChange.ts';

const someChanges = fc.array(twoFactorChange, { maxLength: 30 });
const after = (changes: ReadonlyArray<TwoFactorChange>): TwoFactor =>
  changes.reduce((state, change) => change(state), noTwoFactor);

describe('twoFactorStatusOf', () => {
  it('reads the words of the service, and no other', () => {
    const words = ['Enabled', 'SetupRequired', 'SetupDisabled', 'Locked', 'Enrolled', '', 'constructor'];
    const read = ['Enrolled', 'SetupRequired', 'SetupDisabled', 'Locked', null, null, null];
    expect(words.map(twoFactorStatusOf)).toEqual(read);
  });
});

describe('the changes of the two-factor state, in any order', () => {
  it('never send a text message to a landline', () => {
    reaches(2, (inCase) =>
      fc.property(someChanges, (changes) => {
        const state = after(changes);
        fc.pre(inCase(isLandline(state.phone)));
        expect(['call', 'email']).toContain(state.channel);
        expect([null, 'call']).toContain(state.previousChannel);
      }),
    );
  });

  const walk = fc.array(twoFactorChange);
  itAlways('always offer a channel, and lose no count or number', [walk, twoFactorChange], (changes, last) => {
    const [before, now] = [after(changes), after([...changes, last])];
    expect(now.verificationChannels.length).toBeGreaterThan(0);
    expect(now.sendAttempts).toBeGreaterThanOrEqual(0);
    expect(now.verificationAttempts).toBeGreaterThanOrEqual(0);
    expect(before.phone._tag === 'Absent' || now.phone._tag !== 'Absent').toBe(true);
  });

  it('sign in again after a refused sign-in until the code is verified', () => {
    fc.assert(
      fc.property(fc.boolean(), someChanges, (isRefused, changes) => {
        const isOwed = (state: TwoFactor, change: TwoFactorChange): boolean => {
          if (change === requiredBySignIn) return true;
          return change === twoFactorCompleted ? false : state.requirement === 'BySignIn';
        };
        changes.reduce<TwoFactor>(
          (state, change) => {
            const next = change(state);
            expect(next.requirement === 'BySignIn').toBe(isOwed(state, change));
            return next;
          },
          { ...noTwoFactor, requirement: isRefused ? 'BySignIn' : 'None' },
        );
      }),
      { numRuns: 500 },
    );
  });

  it('remember the browser by the last choice only', () => {
    fc.assert(
      fc.property(someChanges, (changes) => {
        const last = changes.findLast((change) => change === browserRemembered || change === browserForgotten);
        expect(after(changes).rememberBrowser).toBe(last === browserRemembered);
      }),
    );
  });
});

describe('twoFactorCompleted', () => {
  itAlways('reports the number that the code confirmed, if any', [twoFactor, phoneNumber], (state, before) => {
    const given = (change: Partial<TwoFactor>) => twoFactorCompleted({ ...state, ...change }).given;
    expect(given({ numberTyped: false })).toBe('Yes');
    expect(hasConfirmedNumber(twoFactorCompleted(state))).toBe(state.numberTyped);
    expect(given({ numberTyped: true, profileNumber: null })).toBe('WithFirstNumber');
    expect(given({ numberTyped: true, profileNumber: before })).toBe('WithNewNumber');
  });

  itAlways('clears the requirement and the counts, confirms a change, and keeps all else', [twoFactor], (state) => {
    const { given, ...completed } = twoFactorCompleted(state);
    expect({ ...completed, given: state.given }).toEqual({
      ...state,
      requirement: 'None',
      sendAttempts: 0,
      verificationAttempts: 0,
      changingNumber: false,
      status: state.changingNumber ? 'Enrolled' : state.status,
    });
    expect(given).not.toBe('No');
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
