import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMessages } from '#locales/decodeMessages.ts';
import { loadMessages } from '#locales/messages.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const english = await loadMessages('en-GB');

describe('decodeMessages', () => {
  it('returns a catalogue of any language', async () => {
    const french = await loadMessages('fr-FR');
    expect(decodeMessages(french)).toBe(french);
  });

  it('refuses a message that is not compiled', () => {
    for (const wrong of ['Sign in', null, {}, ['Sign in'], [{ value: 'Sign in' }], [null]])
      expect(() => decodeMessages({ ...english, 'signIn.heading': wrong })).toThrow('another shape');
  });

  itAlways(
    'refuses anything else',
    [fc.oneof(fc.string(), fc.integer(), fc.constantFrom(null, undefined), fc.dictionary(fc.string(), fc.string()))],
    (value) => {
      expect(() => decodeMessages(value)).toThrow('another shape');
    },
  );
});
