import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as code from '#domain/two-factor/codeChanges.ts';
import * as onStatus from '#domain/two-factor/statusChanges.ts';
import { hasConfirmedNumber, twoFactorCompleted } from '#domain/two-factor/twoFactorCompleted.ts';
import { channelAfterSend } from '#domain/two-factor/offeredChannels.ts';
import * as number from '#domain/two-factor/phoneChanges.ts';
import { isLandline, noTwoFactor, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { phoneNumber } from '#tests/arbitraries/phone.ts';
import { channel as anyChannel, twoFactor } from '#tests/arbitraries/twoFactor.ts';
import { browserForgotten, browserRemembered, twoFactorChange } from '#tests/arbitraries/twoFactorChange.ts';

describe('twoFactorCompleted', () => {
  it('reports whether the code confirmed no number, a first number or a new one', () => {
    fc.assert(
      fc.property(twoFactor, phoneNumber, (state, before) => {
        const given = (change: Partial<TwoFactor>) => twoFactorCompleted({ ...state, ...change }).given;
        expect(given({ changingNumber: false })).toBe('Yes');
        expect(hasConfirmedNumber(twoFactorCompleted(state))).toBe(state.changingNumber);
        expect(given({ changingNumber: true, profileNumber: null })).toBe('WithFirstNumber');
        expect(given({ changingNumber: true, profileNumber: before })).toBe('WithNewNumber');
      }),
    );
  });

  it('clears the requirement, and keeps the browser choice', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        expect(twoFactorCompleted(state)).toMatchObject({
          requirement: 'None',
          rememberBrowser: state.rememberBrowser,
        });
        expect(number.numberChangeConfirmed(state)).toMatchObject({ changingNumber: false, status: 'Enrolled' });
      }),
    );
  });
});

describe('the verification of a code', () => {
  it('signs in again after a refused sign-in until the code is verified, for any changes in any order', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(twoFactorChange, { maxLength: 30 }), (isRefused, changes) => {
        const after = (state: TwoFactor, change: number.TwoFactorChange): boolean => {
          if (change === onStatus.requiredBySignIn) return true;
          return change === twoFactorCompleted ? false : state.requirement === 'BySignIn';
        };
        changes.reduce<TwoFactor>(
          (state, change) => {
            const next = change(state);
            expect(next.requirement === 'BySignIn').toBe(after(state, change));
            return next;
          },
          { ...noTwoFactor, requirement: isRefused ? 'BySignIn' : 'None' },
        );
      }),
      { numRuns: 500 },
    );
  });

  it('remembers the browser by the last choice only', () => {
    fc.assert(
      fc.property(fc.array(twoFactorChange, { maxLength: 30 }), (changes) => {
        const last = changes.findLast((change) => change === browserRemembered || change === browserForgotten);
        const { rememberBrowser } = changes.reduce<TwoFactor>((state, change) => change(state), noTwoFactor);
        expect(rememberBrowser).toBe(last === browserRemembered);
      }),
    );
  });

  it('keeps the channel that was asked for; only the previous channel follows the word of the service', () => {
    fc.assert(
      fc.property(
        twoFactor,
        fc.record({
          asked: anyChannel,
          word: fc.option(fc.constantFrom('TwoFASMS', 'TwoFAVoice', 'TwoFAWhatsApp', 'Other')),
        }),
        (state, { asked, word }) => {
          const { channel, previousChannel } = code.codeSent(asked, word)(state);
          expect(previousChannel).toBe(channelAfterSend(state.phone, word));
          expect(channel).toBe(isLandline(state.phone) ? 'call' : asked);
          expect(code.emailCodeSent(state).previousChannel).toBe(state.previousChannel);
        },
      ),
    );
  });
});
