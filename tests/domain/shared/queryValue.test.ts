import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryValue } from '#domain/shared/webAddress.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0'), maxLength: 3 });

describe('queryValue', () => {
  it.each([
    ['?a=b', 'b'],
    ['a=b', 'b'],
    ['?x=y&a=%2561+c', '%61 c'],
    ['?a=b&a=c', 'b'],
    ['?a=&a=c', 'c'],
    ['?%61=b', 'b'],
    ['?a=%20', null],
    ['?a=+%09&a=c', 'c'],
    ['?a=+c+', ' c '],
    ['', null],
    ['?', null],
    ['?a', null],
    ['?a=', null],
    ['?A=b', null],
    ['?ba=b', null],
  ])('reads the parameter a of %j as %j', (query, value) => {
    expect(queryValue(query, 'a')).toBe(value);
  });

  itAlways(
    'reads any value as it was written, and one that is empty or only blanks as none, also beside another value',
    [fc.string({ unit: 'grapheme' }), fc.string(), fc.array(blanks)],
    (name, value, before) => {
      const pairs = [...before, value].map((text) => [name, text]);
      const expected = value.trim() === '' ? null : value;
      expect(queryValue(`?${new URLSearchParams(pairs).toString()}`, name)).toBe(expected);
      expect(queryValue(new URLSearchParams(pairs), name)).toBe(expected);
    },
  );
});
