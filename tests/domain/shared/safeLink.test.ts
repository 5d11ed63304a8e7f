import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from '#domain/shared/safeLink.ts';
import { readCorpus } from '#tests/arbitraries/corpus.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
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

  const anyLink = fc.oneof(fc.constantFrom(...corpus.cases.map(({ value }) => value)), oddAddress);
  itAlways('returns the link or about:blank, and never a link that runs script', [anyLink], (link) => {
    const safe = safeLink(link);
    expect([link, 'about:blank']).toContain(safe);
    expect(['javascript:', 'data:', 'vbscript:']).not.toContain(protocolInBrowser(safe));
  });

  it.each([
    '&#x6a&#x61;vascript:alert(1)',
    '&#x0000006a;avascript:alert(1)',
    'java&#99999999;script:alert(1)',
    'java&#x110000;script:alert(1)',
    '&#x25;6aavascript:alert(1)',
  ])('blanks %j, which would run after another decoding', (link) => {
    expect(safeLink(link)).toBe('about:blank');
  });

  const written = (character: string): fc.Arbitrary<string> => {
    const code = character.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    const before = ['&tab;', '&NewLine;', '%0a', '\u200b', '\\'].map((left) => `${left}${character}`);
    const coded = [`&#${code};`, `&#${code}`, `&#0${code};`, `&#x${hex};`, `&#X${hex.toUpperCase()};`];
    const encoded = [`%${hex}`, `%${hex.toUpperCase()}`];
    const named = character === ':' ? ['&colon;', '&COLON;'] : [];
    return fc.constantFrom(character, ...before, ...coded, ...encoded, ...named);
  };
  const writtenScheme = fc
    .constantFrom('javascript:', 'data:', 'vbscript:')
    .chain((word) => fc.tuple(...Array.from(word, written)));
  itAlways('blanks a dangerous scheme, however each of its characters is written', [writtenScheme], (characters) => {
    expect(safeLink(`${characters.join('')}alert(1)`)).toBe('about:blank');
  });

  it.each([
    'https://xe.com/javascript:alert(1)',
    '/help?to=data:text/html',
    '#vbscript:',
    'mailto:ada@xe.com',
    'https://xe.com/a&colon;b&#x41;&#65;%41&tab;',
    'https://xe.com/&#x110000;',
    'java&#x10ffff;script:alert(1)',
    'data',
    'metadata:x',
  ])('keeps %j, which runs nothing', (link) => {
    expect(safeLink(link)).toBe(link);
  });

  it('decodes the first 1000 characters only', () => {
    const long = (length: number): string => `&#${'0'.repeat(7)}0;`.repeat(length / 11);
    expect(long(990)).toHaveLength(990);
    expect(safeLink(`${long(990)}&#x6a;avascript:alert(1)`)).toBe(`${long(990)}&#x6a;avascript:alert(1)`);
    expect(safeLink(`${long(880)}&#x6a;avascript:alert(1)`)).toBe('about:blank');
  });
});
