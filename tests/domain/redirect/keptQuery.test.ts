import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asQuery, validateRedirect } from '#domain/redirect/redirect.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const kept = ['_dfxid', '_clientagentid'] as const;
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...kept) },
  { weight: 1, arbitrary: fc.constantFrom('_DFXID', '_dfxid2', 'code', 'state', 'utm_source') },
);
const value = fc.oneof(fc.constantFrom('', ' '), fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }));
const params = fc
  .array(fc.tuple(name, value), { minLength: 1, maxLength: 6, size: 'max' })
  .map((pairs) => pairs.map(([key, text]) => [key, text]));

/** The tracking parameters that stay: the first value of each that is more than blanks. */
const expectedOf = (pairs: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<ReadonlyArray<string>> =>
  kept.flatMap((key) => pairs.filter(([each, text]) => each === key && text?.trim() !== '').slice(0, 1));

describe('the query of a redirect', () => {
  it('keeps the two tracking parameters in their order, each once, and no other', () => {
    reaches(20, (inCase) =>
      fc.property(params, fc.constantFrom('', '#part', '#?_dfxid=x'), (pairs, fragment) => {
        const query = new URLSearchParams(pairs).toString();
        const redirect = validateRedirect(`https://transfer.brand.test/a?${query}${fragment}`, 'https:', plainSettings);
        if (redirect === null) throw new Error('The address is on the list.');
        const expected = expectedOf(pairs);
        expect([...new URL(redirect).searchParams]).toEqual(expected);
        expect(redirect.includes('?')).toBe(expected.length > 0);
        inCase(expected.length === 2);
      }),
    );
  });
});

describe('asQuery', () => {
  it('writes a space as %20 and a plus as %2B, so that every server reads the same text', () => {
    expect(asQuery(new URLSearchParams([['a', 'b +c']]))).toBe('?a=b%20%2Bc');
    expect(asQuery(new URLSearchParams())).toBe('');
    fc.assert(
      fc.property(params, (pairs) => {
        const query = asQuery(new URLSearchParams(pairs));
        expect(query).not.toContain('+');
        expect([...new URLSearchParams(query)]).toEqual(pairs);
      }),
    );
  });
});
