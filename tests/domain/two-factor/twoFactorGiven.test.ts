import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as code from '#domain/two-factor/codeChanges.ts';
import * as number from '#domain/two-factor/phoneChanges.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { broughtNumber, twoFactorGiven } from '#domain/two-factor/twoFactorGiven.ts';
import { phoneNumber } from '#tests/arbitraries/phone.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

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
