import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from '#domain/redirect/safeLink.ts';
import { readCorpus } from '#tests/arbitraries/corpus.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';

type Case = {
  readonly id: string;
  readonly value: string;
  readonly expected: 'about:blank' | 'kept' | 'undetermined';
};
const corpus = readCorpus('links') as { readonly cases: ReadonlyArray<Case> };
const expecting = (expected: Case['expected']) => corpus.cases.filter((each) => each.expected === expected);

const protocolInBrowser = (link: string): string =>
  URL.canParse(link, 'https://account.brand.test/signin')
    ? new URL(link, 'https://account.brand.test/signin').protocol
    : '';

describe('safeLink', () => {
  it.each(expecting('about:blank'))('blanks $id', ({ value }) => {
    expect(safeLink(value)).toBe('about:blank');
  });

  it.each(expecting('kept'))('keeps $id as it is', ({ value }) => {
    expect(safeLink(value)).toBe(value);
  });

  it('returns the link or about:blank, and never a link that runs script', () => {
    const corpusLink = fc.constantFrom(...corpus.cases.map(({ value }) => value));
    fc.assert(
      fc.property(fc.oneof(corpusLink, oddAddress), (link) => {
        const safe = safeLink(link);
        expect([link, 'about:blank']).toContain(safe);
        expect(['javascript:', 'data:', 'vbscript:']).not.toContain(protocolInBrowser(safe));
      }),
    );
  });

  it('detects schemes in any case, with control characters or line breaks', () => {
    const scheme = fc
      .constantFrom('javascript:', 'data:', 'vbscript:')
      .chain((word) => fc.mixedCase(fc.constant(word)));
    const before = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u0000', '\u001f') });
    const within = fc.constantFrom('\t', '\n', '\r', '');
    fc.assert(
      fc.property(fc.tuple(scheme, within, fc.nat(4)), before, fc.string(), ([word, gap, at], lead, rest) => {
        expect(safeLink(lead + word.slice(0, at) + gap + word.slice(at) + rest)).toBe('about:blank');
      }),
    );
  });

  it.each([
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'java%0ascript:alert(1)',
    'ja\u200bvascript:alert(1)',
  ])('blanks %j, which would run after another decoding', (link) => {
    expect(safeLink(link)).toBe('about:blank');
  });
});
