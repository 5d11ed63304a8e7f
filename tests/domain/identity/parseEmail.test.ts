import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { emailOf, parseEmail, typedSpelling } from '#domain/identity/email.ts';
import { readCorpus } from '#tests/arbitraries/corpus.ts';
import { email } from '#tests/arbitraries/email.ts';
import { blank, invisibleCharacters, pasted, whiteSpace } from '#tests/arbitraries/invisible.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

type Case = { readonly id: string; readonly value: string; readonly html_value?: string; readonly html_valid: boolean };
type Corpus = { readonly cases: ReadonlyArray<Case & { readonly status: string }> };

const corpus = readCorpus('emails') as Corpus;
const determined = corpus.cases.filter(({ status }) => status === 'determined');
const undetermined = corpus.cases.filter(({ status }) => status !== 'determined');
const text = fc.oneof(email, fc.string());

/** Domains beyond ASCII, and their ASCII form by RFC 3492. */
const international = [
  ['m\u00fcller.de', 'xn--mller-kva.de'],
  ['M\u00dcLLER.de', 'xn--mller-kva.de'],
  ['mu\u0308ller.de', 'xn--mller-kva.de'],
  ['fa\u00df.de', 'xn--fa-hia.de'],
  ['\u4f8b\u3048.\u30c6\u30b9\u30c8', 'xn--r8jz45g.xn--zckzah'],
  ['\u4f8b\u3048\u3002\u30c6\u30b9\u30c8', 'xn--r8jz45g.xn--zckzah'],
  ['\u0645\u062b\u0627\u0644.\u0625\u062e\u062a\u0628\u0627\u0631', 'xn--mgbh0fb.xn--kgbechtv'],
  ['\uff47\uff4d\uff41\uff49\uff4c.com', 'gmail.com'],
] as const;

describe('parseEmail', () => {
  it('validates the more than 250 addresses of the corpus as the HTML standard does', () => {
    expect(determined.length).toBeGreaterThan(250);
    const answers = determined.map(({ id, value }) => [id, emailOf(value)]);
    expect(answers).toEqual(
      determined.map(({ id, value, html_value, html_valid }) => [id, html_valid ? (html_value ?? value) : null]),
    );
  });

  it.each(undetermined)('converts only the domain of $id where it accepts it', ({ value }) => {
    const [before, domain = ''] = value.split(/@(?=[^@]*$)/);
    const address = `https://${domain}`;
    const converted = `${before}@${URL.canParse(address) ? new URL(address).hostname : domain}`;
    expect([E.left('Malformed'), E.right(converted)]).toContainEqual(parseEmail(value));
  });

  const typed = email.chain((address) => fc.tuple(fc.constant(address), pasted(address)));
  itAlways('accepts every valid address, whatever invisible is in it and around it', [typed], ([address, spelt]) => {
    expect(parseEmail(spelt)).toEqual(E.right(address));
  });

  it('removes every invisible character and white space from both ends', () => {
    const around = [...invisibleCharacters, ...whiteSpace].map(
      (character) => `${character}ada@example.test${character}`,
    );
    expect(around.filter((address) => emailOf(address) !== 'ada@example.test')).toEqual([]);
  });

  itAlways('reports a missing address for what shows nothing', [blank], (nothing) => {
    expect(parseEmail(nothing)).toEqual(E.left('Missing'));
  });

  const space = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009');
  itAlways('refuses white space inside an address', [email, space, fc.nat()], (address, white, place) => {
    const at = 1 + (place % (address.length - 1));
    expect(parseEmail(address.slice(0, at) + white + address.slice(at))).toEqual(E.left('Malformed'));
  });

  it.each([
    ['many labels', `a@${'a.'.repeat(25_000)}!`],
    ['many hyphens', `a@a${'-'.repeat(50_000)}`],
    ['many newlines', `${'\r\n'.repeat(25_000)}x`],
    ['letters beyond ASCII', `a@${'\u00fc'.repeat(50_000)}`],
  ])('refuses 50,000 characters of %s', (_what, long) => {
    expect(parseEmail(long)).toEqual(E.left('Malformed'));
  });
});

describe('a domain beyond ASCII', () => {
  it.each(international)('%s becomes %s, and the part before it stays', (domain, inAscii) => {
    expect(parseEmail(`Anna.M+x@${domain}`)).toEqual(E.right(`Anna.M+x@${inAscii}`));
  });

  it.each([
    ['a user info', 'anna@x:y@m\u00fcller.de'],
    ['a path', 'anna@m\u00fcller.de/x'],
    ['a backslash', 'anna@m\u00fcller.de\\x'],
    ['an escape', 'anna@m\u00fc%41.de'],
    ['a fullwidth slash', 'anna@m\u00fcller.de\uff0fx'],
    ['a second at sign', 'anna@m\u00fcller.de\uff20x'],
    ['an empty label', 'anna@m\u00fcller..de'],
    ['a false ASCII form', 'anna@xn--m\u00fcller.de'],
    ['a label that is too long', `anna@${'\u00fc'.repeat(63)}.de`],
    ['letters like its own before it', 'm\u00fcller@m\u00fcller.de'],
  ])('with %s is refused', (_what, typed) => {
    expect(parseEmail(typed)).toEqual(E.left('Malformed'));
  });

  const grapheme = fc.string({ unit: 'grapheme' });
  itAlways('is converted to ASCII or refused, whatever it is, and converted once', [grapheme], (domain) => {
    const parsed = emailOf(`anna@${domain}`);
    fc.pre(parsed !== null);
    expect(parsed).toMatch(/^[\x21-\x7e]+$/);
    expect(emailOf(parsed ?? '')).toBe(parsed);
  });
});

describe('typedSpelling', () => {
  it.each(international)('is the text with the domain %s', (domain, inAscii) => {
    const address = emailOf(`anna@${inAscii}`);
    if (address === null) throw new Error('The address is not valid.');
    expect(typedSpelling(` \u200banna@${domain}\u00a0`, address)).toBe(`anna@${domain}`);
  });

  itAlways('is null for an address as it is, for another one, and for none', [email, text], (address, other) => {
    expect([typedSpelling(`\u200e${address} `, address), typedSpelling(null, address)]).toEqual([null, null]);
    fc.pre(emailOf(other) !== address);
    expect(typedSpelling(other, address)).toBeNull();
  });
});
