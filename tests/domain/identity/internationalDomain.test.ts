import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { emailOf, parseEmail, typedSpelling } from '#domain/identity/email.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const ascii = /^[\x21-\x7e]+$/;

/** Domains beyond ASCII, and their ASCII form by RFC 3492. */
const international = [
  ['m\u00fcller.de', 'xn--mller-kva.de'],
  ['M\u00dcLLER.de', 'xn--mller-kva.de'],
  ['mu\u0308ller.de', 'xn--mller-kva.de'],
  ['fa\u00df.de', 'xn--fa-hia.de'],
  ['post.b\u00fccher.example', 'post.xn--bcher-kva.example'],
  ['\u4f8b\u3048.\u30c6\u30b9\u30c8', 'xn--r8jz45g.xn--zckzah'],
  ['\u4f8b\u3048\u3002\u30c6\u30b9\u30c8', 'xn--r8jz45g.xn--zckzah'],
  ['\u043f\u043e\u0447\u0442\u0430.\u0440\u0444', 'xn--80a1acny.xn--p1ai'],
  ['\u0645\u062b\u0627\u0644.\u0625\u062e\u062a\u0628\u0627\u0631', 'xn--mgbh0fb.xn--kgbechtv'],
  ['\uff47\uff4d\uff41\uff49\uff4c.com', 'gmail.com'],
] as const;

describe('a domain beyond ASCII', () => {
  it.each(international)('%s becomes %s, and the part before it stays', (domain, inAscii) => {
    expect(parseEmail(`Anna.M+x@${domain}`)).toEqual(E.right(`Anna.M+x@${inAscii}`));
  });

  it.each([
    ['a user info', 'anna@x:y@m\u00fcller.de'],
    ['a port', 'anna@m\u00fcller.de:80'],
    ['a path', 'anna@m\u00fcller.de/x'],
    ['a backslash', 'anna@m\u00fcller.de\\x'],
    ['a query', 'anna@m\u00fcller.de?x'],
    ['a fragment', 'anna@m\u00fcller.de#x'],
    ['an escape', 'anna@m\u00fc%41.de'],
    ['an underscore', 'anna@m\u00fc_ller.de'],
    ['a fullwidth slash', 'anna@m\u00fcller.de\uff0fx'],
    ['a second at sign', 'anna@m\u00fcller.de\uff20x'],
    ['an empty label', 'anna@m\u00fcller..de'],
    ['a dot at its end', 'anna@m\u00fcller.de.'],
    ['a false ASCII form', 'anna@xn--m\u00fcller.de'],
    ['a label that is too long', `anna@${'\u00fc'.repeat(63)}.de`],
  ])('with %s is refused', (_what, typed) => {
    expect(parseEmail(typed)).toEqual(E.left('Malformed'));
  });

  itAlways(
    'is converted to ASCII or refused, whatever it is, and converted once',
    [fc.string({ unit: 'grapheme' })],
    (domain) => {
      const parsed = emailOf(`anna@${domain}`);
      fc.pre(parsed !== null);
      expect(parsed).toMatch(ascii);
      expect(emailOf(parsed ?? '')).toBe(parsed);
    },
  );

  it('does not allow letters beyond ASCII before the at sign', () => {
    expect(parseEmail('m\u00fcller@m\u00fcller.de')).toEqual(E.left('Malformed'));
  });
});

describe('typedSpelling', () => {
  it.each(international)('is the text with the domain %s', (domain, inAscii) => {
    const address = emailOf(`anna@${inAscii}`);
    if (address === null) throw new Error('The address is not valid.');
    expect(typedSpelling(` \u200banna@${domain}\u00a0`, address)).toBe(`anna@${domain}`);
  });

  itAlways(
    'is null for an address that was typed as it is, for another one, and without a text',
    [email, fc.oneof(fc.string(), email)],
    (address, text) => {
      expect(typedSpelling(`\u200e${address} `, address)).toBeNull();
      expect(typedSpelling(null, address)).toBeNull();
      fc.pre(emailOf(text) !== address);
      expect(typedSpelling(text, address)).toBeNull();
    },
  );
});
