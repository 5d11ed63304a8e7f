import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseEmail } from '#domain/identity/email.ts';
import { readCorpus } from '#tests/arbitraries/corpus.ts';
import { email } from '#tests/arbitraries/email.ts';
import { blank, invisibleCharacters, pasted, whiteSpace } from '#tests/arbitraries/invisible.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

type Case = { readonly id: string; readonly value: string; readonly html_value?: string; readonly html_valid: boolean };
type Corpus = { readonly cases: ReadonlyArray<Case & { readonly status: string }> };

const corpus = readCorpus('emails') as Corpus;
const determined = corpus.cases.filter(({ status }) => status === 'determined');
const undetermined = corpus.cases.filter(({ status }) => status !== 'determined');

describe('parseEmail', () => {
  it('has a corpus of more than 250 cases', () => {
    expect(determined.length).toBeGreaterThan(250);
  });

  it.each(determined)(
    'validates $id as the HTML standard does',
    ({ value, html_value: address, html_valid: valid }) => {
      const answer = E.getOrElse<unknown, string | null>(() => null)(parseEmail(value));
      expect(answer).toBe(valid ? (address ?? value) : null);
    },
  );

  it.each(undetermined)('converts only the domain of $id where it accepts it', ({ value }) => {
    const [before, domain = ''] = value.split(/@(?=[^@]*$)/);
    const address = `https://${domain}`;
    const converted = `${before}@${URL.canParse(address) ? new URL(address).hostname : domain}`;
    expect([E.left('Malformed'), E.right(converted)]).toContainEqual(parseEmail(value));
  });

  it('accepts every valid address unchanged, with invisible characters anywhere and white space around it', () => {
    const typed = email.chain((address) => fc.tuple(fc.constant(address), pasted(address)));
    fc.assert(
      fc.property(typed, ([address, text]) => {
        expect(parseEmail(text)).toEqual(E.right(address));
      }),
    );
  });

  it.each([...invisibleCharacters, ...whiteSpace])('removes %j from both ends', (character) => {
    expect(parseEmail(`${character}ada@example.test${character}`)).toEqual(E.right('ada@example.test'));
  });

  itAlways('reports a missing address for what shows nothing', [blank], (text) => {
    expect(parseEmail(text)).toEqual(E.left('Missing'));
  });

  itAlways(
    'refuses white space inside an address',
    [email, fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009'), fc.nat()],
    (address, space, place) => {
      const at = 1 + (place % (address.length - 1));
      expect(parseEmail(address.slice(0, at) + space + address.slice(at))).toEqual(E.left('Malformed'));
    },
  );

  itAlways('is idempotent', [fc.oneof(email, fc.string())], (typed) => {
    const once = parseEmail(typed);
    expect(E.flatMap(parseEmail)(once)).toEqual(once);
  });

  it.each([
    ['one letter', 'a'.repeat(50_000)],
    ['a long domain', `a@${'a'.repeat(50_000)}`],
    ['many labels', `a@${'a.'.repeat(25_000)}!`],
    ['many hyphens', `a@a${'-'.repeat(50_000)}`],
    ['space between letters', `a${' '.repeat(50_000)}a`],
    ['many at signs', '@'.repeat(50_000)],
    ['many newlines', `${'\r\n'.repeat(25_000)}x`],
    ['letters beyond ASCII', `a@${'\u00fc'.repeat(50_000)}`],
    [
      'distinct letters beyond ASCII',
      `a@${Array.from({ length: 50_000 }, (_, at) => String.fromCodePoint(0x4e00 + (at % 20_000))).join('')}`,
    ],
  ])('refuses 50,000 characters of %s', (_what, typed) => {
    expect(parseEmail(typed)).toEqual(E.left('Malformed'));
  });
});
