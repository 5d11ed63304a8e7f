import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelOfChallenge, verificationChannels } from '#domain/two-factor/channels.ts';
import * as code from '#domain/two-factor/codeChanges.ts';
import { isLandline, nextChannel, noTwoFactor, offeredChannels, type Phone } from '#domain/two-factor/twoFactor.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { phone } from '#tests/arbitraries/phone.ts';
import { channel, twoFactor } from '#tests/arbitraries/twoFactor.ts';

const mobile = { _tag: 'Checked', number: '+447700900123', landline: false } as const;
const landline = { _tag: 'Checked', number: '+442079460123', landline: true } as const;

describe('a change by a code', () => {
  itAlways('remembers the browser, or counts a wrong code, and changes nothing else', [twoFactor], (state) => {
    for (const rememberBrowser of [true, false])
      expect(code.rememberBrowserChosen(rememberBrowser)(state)).toEqual({ ...state, rememberBrowser });
    const verificationAttempts = state.verificationAttempts + 1;
    expect(code.verificationFailed(state)).toEqual({ ...state, verificationAttempts });
  });

  const word = fc.constantFrom('TwoFASMS', 'TwoFAVoice', 'TwoFAWhatsApp', 'Other', null);
  itAlways(
    'counts a sent code, resets the tries, and keeps the channel',
    [twoFactor, channel, word],
    (state, asked, by) => {
      const counts = { sendAttempts: state.sendAttempts + 1, verificationAttempts: 0 };
      expect(code.codeSent(asked, by)(state)).toEqual({
        ...state,
        ...counts,
        channel: isLandline(state.phone) ? 'call' : asked,
        previousChannel: isLandline(state.phone) ? 'call' : channelOfChallenge(by),
      });
      expect(code.emailCodeSent(state)).toEqual({ ...state, ...counts, channel: 'email' });
    },
  );
});

describe('triesLeft', () => {
  it('is five less the wrong codes, and none before the first and after the fifth', () => {
    const left = [0, 1, 2, 4, 5, 12].map((verificationAttempts) => code.triesLeft({ verificationAttempts }));
    expect(left).toEqual([null, 4, 3, 1, null, null]);
  });
});

describe('the previous channel after a send', () => {
  const channelAfterSend = (to: Phone, word: string | null) =>
    code.codeSent('sms', word)({ ...noTwoFactor, phone: to }).previousChannel;

  it('is that of the challenge, and a call for a landline', () => {
    const words = ['TwoFASMS', 'TwoFAVoice', 'TwoFAWhatsApp', null];
    expect(words.map((word) => channelAfterSend(mobile, word))).toEqual(['sms', 'call', 'whatsapp', 'sms']);
    expect(words.map((word) => channelAfterSend(landline, word))).toEqual(['call', 'call', 'call', 'call']);
  });

  itAlways('is sms for any other challenge', [fc.string(), phone], (word, at) => {
    fc.pre(word !== 'TwoFAVoice' && word !== 'TwoFAWhatsApp');
    expect(channelAfterSend(at, word)).toBe(at._tag === 'Checked' && at.landline ? 'call' : 'sms');
  });
});

describe('verificationChannels', () => {
  it('reads the known words in any case, and has sms and call where there is none', () => {
    const read = [['WhatsApp', 'Sms'], ['SMS', 'PIGEON'], ['PIGEON']].map(verificationChannels);
    expect(read).toEqual([['sms', 'whatsapp'], ['sms'], ['sms', 'call']]);
  });

  const words = fc.array(fc.oneof(fc.constantFrom('SMS', 'sms', 'Call', 'WHATSAPP'), fc.string()));
  itAlways('always has a channel, and none twice', [words], (given) => {
    const channels = verificationChannels(given);
    expect(channels.length).toBeGreaterThan(0);
    expect(new Set(channels).size).toBe(channels.length);
    expect(verificationChannels(channels)).toEqual(channels);
  });
});

describe('offeredChannels and nextChannel', () => {
  itAlways('offers only a call for a landline', [twoFactor], (state) => {
    expect(offeredChannels({ ...state, phone: landline })).toEqual(['call']);
    expect(nextChannel({ ...state, phone: landline, previousChannel: 'call' })).toBeNull();
  });

  itAlways('suggests another offered channel, and cycles through all', [twoFactor], (state) => {
    const offered = offeredChannels(state);
    const next = nextChannel(state);
    expect([null, ...offered]).toContain(next);
    expect(next === null || next !== (state.previousChannel ?? state.channel)).toBe(true);
    let used = offered[0] ?? null;
    const seen = new Set(offered.map(() => (used = nextChannel({ ...state, previousChannel: used }) ?? used)));
    expect(seen.size).toBe(offered.length);
  });

  it('turns from sms to a call, to WhatsApp and back, and has no phone channel without a number', () => {
    const channels = ['sms', 'call', 'whatsapp'] as const;
    const state = { ...noTwoFactor, phone: mobile, verificationChannels: channels };
    const next = channels.map((previousChannel) => nextChannel({ ...state, previousChannel }));
    expect(next).toEqual(['call', 'whatsapp', 'sms']);
    expect([offeredChannels(noTwoFactor), nextChannel({ ...noTwoFactor, channel: 'email' })]).toEqual([[], null]);
  });
});
