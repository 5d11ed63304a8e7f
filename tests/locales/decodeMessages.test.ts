import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMessages } from '#locales/decodeMessages.ts';
import { idHash } from '#locales/idHash.ts';
import { loadMessages } from '#locales/messages.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const english = await loadMessages('en-GB');
const ids = idHash(Object.keys(english));

describe('decodeMessages', () => {
  it('returns a catalogue of any language, because all have the same ids', async () => {
    const french = await loadMessages('fr-FR');
    expect(decodeMessages(french, ids)).toBe(french);
  });

  it('refuses a catalogue that lacks any one message', () => {
    // Because: a hash of all ids is compared, for which one id is as good as another.
    for (const id of Object.keys(english).filter((_, at) => at % 20 === 0)) {
      const { [id as keyof typeof english]: _, ...rest } = english;
      expect(() => decodeMessages(rest, ids)).toThrow('another shape');
    }
  });

  it('refuses a message that is not compiled', () => {
    for (const wrong of ['Sign in', null, {}, ['Sign in'], [{ value: 'Sign in' }], [null]])
      expect(() => decodeMessages({ ...english, 'signIn.heading': wrong }, ids)).toThrow('another shape');
  });

  itAlways('refuses anything else', [fc.anything()], (value) => {
    expect(() => decodeMessages(value, ids)).toThrow('another shape');
  });
});
