import { describe, expect, it } from 'vitest';
import { decodeMessages } from '#locales/decodeMessages.ts';
import { loadMessages } from '#locales/messages.ts';

const english = await loadMessages('en-GB');

describe('decodeMessages', () => {
  it('returns a catalogue of any language', async () => {
    const french = await loadMessages('fr-FR');
    expect(decodeMessages(french)).toBe(french);
  });

  it.each(['Sign in', null, {}, ['Sign in'], [{ value: 'Sign in' }], [null]])('refuses the message %j', (wrong) => {
    expect(() => decodeMessages({ ...english, 'signIn.heading': wrong })).toThrow('another shape');
  });

  it.each([undefined, null, 7, 'text', {}, { 'signIn.heading': 'Sign in' }])('refuses %j', (value) => {
    expect(() => decodeMessages(value)).toThrow('another shape');
  });
});
