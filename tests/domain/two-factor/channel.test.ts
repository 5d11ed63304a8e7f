import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verificationChannels } from '#domain/two-factor/channels.ts';
import { channelAfterSend, nextChannel, offeredChannels } from '#domain/two-factor/offeredChannels.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { phone } from '#tests/arbitraries/phone.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

const mobile = { _tag: 'Checked', number: '+447700900123', landline: false } as const;
const landline = { _tag: 'Checked', number: '+442079460123', landline: true } as const;

describe('channelAfterSend', () => {
  it.each([
    ['TwoFASMS', 'sms'],
    ['TwoFAVoice', 'call'],
    ['TwoFAWhatsApp', 'whatsapp'],
    [null, 'sms'],
  ])('maps %s to %s, and to a call for a landline', (word, channel) => {
    expect(channelAfterSend(mobile, word)).toBe(channel);
    expect(channelAfterSend(landline, word)).toBe('call');
  });

  itAlways('maps any other word to sms', [fc.string(), phone], (word, at) => {
    fc.pre(word !== 'TwoFAVoice' && word !== 'TwoFAWhatsApp');
    expect(channelAfterSend(at, word)).toBe(at._tag === 'Checked' && at.landline ? 'call' : 'sms');
  });
});

describe('verificationChannels', () => {
  it.each([
    [
      ['WhatsApp', 'Sms'],
      ['sms', 'whatsapp'],
    ],
    [['SMS', 'PIGEON'], ['sms']],
    [['PIGEON'], ['sms', 'call']],
  ])('reads %j as %j', (words, channels) => {
    expect(verificationChannels(words)).toEqual(channels);
  });

  itAlways(
    'always has a channel, and none twice',
    [fc.array(fc.oneof(fc.constantFrom('SMS', 'sms', 'Call', 'WHATSAPP'), fc.string()))],
    (words) => {
      const channels = verificationChannels(words);
      expect(channels.length).toBeGreaterThan(0);
      expect(new Set(channels).size).toBe(channels.length);
      expect(verificationChannels(channels)).toEqual(channels);
    },
  );
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

  it.each([
    ['sms', 'call'],
    ['call', 'whatsapp'],
    ['whatsapp', 'sms'],
  ] as const)('after %s turns to %s', (previousChannel, next) => {
    const channels = ['sms', 'call', 'whatsapp'] as const;
    expect(nextChannel({ ...noTwoFactor, phone: mobile, verificationChannels: channels, previousChannel })).toBe(next);
  });

  it('has no phone channel without a number', () => {
    expect(offeredChannels(noTwoFactor)).toEqual([]);
    expect(nextChannel({ ...noTwoFactor, channel: 'email' })).toBeNull();
  });
});
