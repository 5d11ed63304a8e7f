import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as code from '#domain/two-factor/codeChanges.ts';
import * as number from '#domain/two-factor/phoneChanges.ts';
import { channelAfterSend } from '#domain/two-factor/channel.ts';
import { noTwoFactor, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { broughtNumber, twoFactorGiven } from '#domain/two-factor/twoFactorGiven.ts';
import { phoneNumber } from '#tests/arbitraries/phone.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';
import { twoFactorChange } from '#tests/arbitraries/twoFactorChange.ts';

describe('the second factor, once given', () => {
  it('says what came into force with the code: nothing, a first number where there was none, or another', () => {
    fc.assert(
      fc.property(twoFactor, phoneNumber, (state, before) => {
        const given = (change: Partial<TwoFactor>) => twoFactorGiven({ ...state, ...change }).given;
        expect(given({ changingNumber: false })).toBe('Yes');
        expect(broughtNumber(twoFactorGiven(state))).toBe(state.changingNumber);
        expect(given({ changingNumber: true, profileNumber: null })).toBe('WithFirstNumber');
        expect(given({ changingNumber: true, profileNumber: before })).toBe('WithNewNumber');
      }),
    );
  });

  it('leaves nothing owed, and the browser as it was chosen', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        expect(twoFactorGiven(state)).toMatchObject({
          required: false,
          useWebLogin: false,
          rememberBrowser: state.rememberBrowser,
        });
        expect(number.numberChangeConfirmed(state)).toMatchObject({ changingNumber: false, status: 'Enrolled' });
        expect(code.browserForgotten(state).rememberBrowser).toBe(false);
      }),
    );
  });
});

describe('why and how a code is verified', () => {
  it('is by signing in from a refused sign-in on, until the code is given, whatever else happens in whatever order', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(twoFactorChange, { maxLength: 30 }), (useWebLogin, changes) => {
        const after = (state: TwoFactor, change: number.TwoFactorChange): boolean => {
          if (change === code.requiredBySignIn) return true;
          return change === twoFactorGiven ? false : state.useWebLogin;
        };
        changes.reduce<TwoFactor>(
          (state, change) => {
            const next = change(state);
            expect(next.useWebLogin).toBe(after(state, change));
            return next;
          },
          { ...noTwoFactor, useWebLogin },
        );
      }),
      { numRuns: 500 },
    );
  });

  it('tells the browser to be remembered by the last word on it alone', () => {
    fc.assert(
      fc.property(fc.array(twoFactorChange, { maxLength: 30 }), (changes) => {
        const last = changes.findLast(
          (change) => change === code.browserRemembered || change === code.browserForgotten,
        );
        const { rememberBrowser } = changes.reduce<TwoFactor>((state, change) => change(state), noTwoFactor);
        expect(rememberBrowser).toBe(last === code.browserRemembered);
      }),
    );
  });

  it('keeps the way the newest code went by phone as the one before the next', () => {
    fc.assert(
      fc.property(
        twoFactor,
        fc.option(fc.constantFrom('TwoFASMS', 'TwoFAVoice', 'TwoFAWhatsApp', 'Other')),
        (state, word) => {
          const { channel, previousChannel } = code.codeSent(word)(state);
          expect(previousChannel).toBe(channelAfterSend(state.phone, word));
          expect(channel).toBe(previousChannel);
          expect(code.emailCodeSent(state).previousChannel).toBe(state.previousChannel);
        },
      ),
    );
  });
});
