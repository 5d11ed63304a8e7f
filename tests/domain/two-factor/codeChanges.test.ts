import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as code from '#domain/two-factor/codeChanges.ts';
import type { TwoFactorChange } from '#domain/two-factor/phoneChanges.ts';
import type { Phone, TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { channel, twoFactor } from '#tests/arbitraries/twoFactor.ts';

const landline: Phone = { _tag: 'Checked', number: '+442079460123', landline: true };
const mobile: Phone = { ...landline, number: '+447700900123', landline: false };

describe('a change by a code', () => {
  it.each<readonly [string, TwoFactorChange, Partial<TwoFactor>]>([
    ['the browser is remembered', code.rememberBrowserChosen(true), { rememberBrowser: true }],
    ['the browser is forgotten', code.rememberBrowserChosen(false), { rememberBrowser: false }],
  ])('changes nothing else: %s', (_what, change, changed) => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        expect(change(state)).toEqual({ ...state, ...changed });
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
