import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as code from '#domain/two-factor/codeChanges.ts';
import { channelAfterSend } from '#domain/two-factor/offeredChannels.ts';
import { isLandline, noTwoFactor, type Phone } from '#domain/two-factor/twoFactor.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { channel, twoFactor } from '#tests/arbitraries/twoFactor.ts';

const landline: Phone = { _tag: 'Checked', number: '+442079460123', landline: true };
const mobile: Phone = { ...landline, number: '+447700900123', landline: false };

describe('a change by a code', () => {
  itAlways(
    'remembers the browser or forgets it, and changes nothing else',
    [twoFactor, fc.boolean()],
    (state, rememberBrowser) => {
      expect(code.rememberBrowserChosen(rememberBrowser)(state)).toEqual({ ...state, rememberBrowser });
    },
  );

  itAlways('chooses the channel of the person, but a call for a landline', [twoFactor, channel], (state, chosen) => {
    const choose = code.channelChosen(chosen);
    expect(choose({ ...state, phone: mobile })).toEqual({ ...state, phone: mobile, channel: chosen });
    expect(choose({ ...state, phone: landline })).toEqual({ ...state, phone: landline, channel: 'call' });
  });

  itAlways('counts a wrong code', [twoFactor], (state) => {
    const verificationAttempts = state.verificationAttempts + 1;
    expect(code.verificationFailed(state)).toEqual({ ...state, verificationAttempts });
  });

  it('counts a sent code, resets the tries, and keeps the channel that was asked for', () => {
    const word = fc.constantFrom('TwoFASMS', 'TwoFAVoice', 'TwoFAWhatsApp', 'Other', null);
    fc.assert(
      fc.property(twoFactor, channel, word, (state, asked, challenge) => {
        const counts = { sendAttempts: state.sendAttempts + 1, verificationAttempts: 0 };
        expect(code.codeSent(asked, challenge)(state)).toEqual({
          ...state,
          ...counts,
          channel: isLandline(state.phone) ? 'call' : asked,
          previousChannel: channelAfterSend(state.phone, challenge),
        });
        expect(code.emailCodeSent(state)).toEqual({ ...state, ...counts, channel: 'email' });
      }),
    );
  });
});

describe('triesLeft', () => {
  it.each([
    [0, null],
    [1, 4],
    [2, 3],
    [4, 1],
    [5, null],
    [12, null],
  ])('after %i wrong codes is %s', (verificationAttempts, left) => {
    expect(code.triesLeft({ ...noTwoFactor, verificationAttempts })).toBe(left);
  });
});
