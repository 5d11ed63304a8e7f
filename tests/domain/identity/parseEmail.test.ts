import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseEmail } from '#domain/identity/parseEmail.ts';
import { readCorpus } from '#tests/arbitraries/corpus.ts';
import { email } from '#tests/arbitraries/email.ts';

type Case = { readonly id: string; readonly value: string; readonly html_value?: string; readonly html_valid: boolean };
type Corpus = { readonly cases: ReadonlyArray<Case & { readonly status: string }> };

const corpus = readCorpus('emails') as Corpus;
const determined = corpus.cases.filter(({ status }) => status === 'determined');
const undetermined = corpus.cases.filter(({ status }) => status !== 'determined');
const space = fc.stringMatching(/^[ \t\f\r\n]{0,4}$/);

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

  it.each(undetermined)('removes only surrounding space of $id where it accepts it', ({ value }) => {
    const outcomes = [E.left('Malformed'), E.right(value.replace(/[\r\n]/g, '').trim())];
    expect(outcomes).toContainEqual(parseEmail(value));
  });

  it('accepts every valid address unchanged, with any surrounding space', () => {
    fc.assert(
      fc.property(space, email, space, (before, address, after) => {
        expect(parseEmail(before + address + after)).toEqual(E.right(address));
      }),
    );
  });

  it('reports a missing address for space only', () => {
    fc.assert(
      fc.property(space, (blank) => {
        expect(parseEmail(blank)).toEqual(E.left('Missing'));
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(email, fc.string()), (typed) => {
        const once = parseEmail(typed);
        expect(E.flatMap(parseEmail)(once)).toEqual(once);
      }),
    );
  });

  it.each([
    ['one letter', 'a'.repeat(50_000)],
    ['a long domain', `a@${'a'.repeat(50_000)}`],
    ['many labels', `a@${'a.'.repeat(25_000)}!`],
    ['many hyphens', `a@a${'-'.repeat(50_000)}`],
    ['space between letters', `a${' '.repeat(50_000)}a`],
    ['many at signs', '@'.repeat(50_000)],
    ['many newlines', `${'\r\n'.repeat(25_000)}x`],
  ])('refuses 50,000 characters of %s, and looks for outer space at its two ends only', (_what, typed) => {
    const step = vi.spyOn(String.prototype, 'charAt');
    expect(parseEmail(typed)).toEqual(E.left('Malformed'));
    expect(step).toHaveBeenCalledTimes(2);
  });

  it('reads each outer space once', () => {
    const step = vi.spyOn(String.prototype, 'charAt');
    expect(parseEmail(' '.repeat(1_000))).toEqual(E.left('Missing'));
    expect(parseEmail(`${'\t'.repeat(1_000)}a${'\f'.repeat(1_000)}`)).toEqual(E.left('Malformed'));
    expect(step).toHaveBeenCalledTimes(1_000 + 2_000 + 2);
  });
});
