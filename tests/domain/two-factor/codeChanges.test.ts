import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelOfChallenge, verificationChannels } from '#domain/two-factor/channels.ts';
import {
  codeChannel,
  isLandline,
  nextChannel,
  noTwoFactor,
  offeredChannels,
  type Phone,
  type SentCodes,
} from '#domain/two-factor/twoFactor.ts';
import { codeSent, verificationFailed } from '#domain/two-factor/twoFactorChanges.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { channel, codeChannel as anyCodeChannel, twoFactor } from '#tests/arbitraries/twoFactor.ts';

const mobile = { _tag: 'Checked', number: '+447700900123', type: 'Mobile', landline: false } as const;
const landline = { _tag: 'Checked', number: '+442079460123', type: 'Landline', landline: true } as const;
const sentBy = (by: SentCodes['channel'], previousChannel: SentCodes['previousChannel'] = null): SentCodes => ({
  channel: by,
  previousChannel,
  sendAttempts: 1,
  verificationAttempts: 0,
});

describe('a change by a code', () => {
  itAlways('counts a wrong code, and changes nothing else', [twoFactor], (state) => {
    const { sent } = state;
    const counted = sent && { ...sent, verificationAttempts: sent.verificationAttempts + 1 };
    expect(verificationFailed(state)).toEqual({ ...state, sent: counted });
  });

  const word = fc.constantFrom('TwoFAVoice', 'TwoFAWhatsApp', null);
  itAlways('counts a sent code, and resets the tries', [twoFactor, channel, word], (state, by, named) => {
    const counts = { sendAttempts: (state.sent?.sendAttempts ?? 0) + 1, verificationAttempts: 0 };
    const previousChannel = isLandline(state.phone) ? 'call' : channelOfChallenge(named);
    expect(codeSent(by, named)(state)).toEqual({ ...state, sent: { ...counts, channel: by, previousChannel } });
    const byEmail = { ...counts, channel: 'email', previousChannel: null };
    expect(codeSent('email', named)(state)).toEqual({ ...state, sent: byEmail });
  });
});

describe('the previous channel after a send', () => {
  const channelAfterSend = (to: Phone, word: string | null) =>
    codeSent('sms', word)({ ...noTwoFactor, phone: to }).sent?.previousChannel;

  it('is that of the challenge, sms for any other, and a call for a landline', () => {
    const words = ['TwoFASMS', 'TwoFAVoice', 'TwoFAWhatsApp', 'Other', null];
    expect(words.map((word) => channelAfterSend(mobile, word))).toEqual(['sms', 'call', 'whatsapp', 'sms', 'sms']);
    expect(words.map((word) => channelAfterSend(landline, word))).toEqual(words.map(() => 'call'));
  });
});

describe('verificationChannels', () => {
  it('reads the known words in any case, and has sms and call where there is none', () => {
    const read = [['WhatsApp', 'Sms', 'SMS'], ['SMS', 'PIGEON'], ['PIGEON']].map(verificationChannels);
    expect(read).toEqual([['sms', 'whatsapp'], ['sms'], ['sms', 'call']]);
  });
});

describe('codeChannel', () => {
  itAlways('is a call for a landline, unless the code goes by email', [anyCodeChannel], (by) => {
    expect(codeChannel({ phone: landline, sent: sentBy(by) })).toBe(by === 'email' ? 'email' : 'call');
    expect(codeChannel({ phone: mobile, sent: sentBy(by) })).toBe(by);
    expect([landline, mobile].map((at) => codeChannel({ phone: at, sent: null }))).toEqual(['call', 'sms']);
  });
});

describe('offeredChannels and nextChannel', () => {
  itAlways('offers only a call for a landline', [twoFactor], (state) => {
    expect(offeredChannels({ ...state, phone: landline })).toEqual(['call']);
    expect(nextChannel({ ...state, phone: landline, sent: sentBy('call', 'call') })).toBeNull();
  });

  itAlways('suggests another offered channel, and cycles through all', [twoFactor], (state) => {
    const offered = offeredChannels(state);
    const next = nextChannel(state);
    expect([null, ...offered]).toContain(next);
    expect(next === null || next !== (state.sent?.previousChannel ?? state.sent?.channel)).toBe(true);
    let used = offered[0] ?? null;
    const seen = new Set(offered.map(() => (used = nextChannel({ ...state, sent: sentBy('sms', used) }) ?? used)));
    expect(seen.size).toBe(offered.length);
  });

  it('turns from sms to a call, to WhatsApp and back, and has no phone channel without a number', () => {
    const channels = ['sms', 'call', 'whatsapp'] as const;
    const state = { ...noTwoFactor, phone: mobile, verificationChannels: channels };
    const next = channels.map((used) => nextChannel({ ...state, sent: sentBy('sms', used) }));
    expect(next).toEqual(['call', 'whatsapp', 'sms']);
    expect([offeredChannels(noTwoFactor), nextChannel({ ...noTwoFactor, sent: sentBy('email') })]).toEqual([[], null]);
  });
});
