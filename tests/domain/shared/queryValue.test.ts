import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryValue } from '#domain/shared/queryValue.ts';

describe('queryValue', () => {
  it.each([
    ['?a=b', 'b'],
    ['a=b', 'b'],
    ['?x=y&a=%2561+c', '%61 c'],
    ['?a=b&a=c', 'b'],
    ['?a=&a=c', 'c'],
    ['?%61=b', 'b'],
    ['?a=%20', ' '],
    ['', null],
    ['?', null],
    ['?a', null],
    ['?a=', null],
    ['?A=b', null],
    ['?ba=b', null],
  ])('reads the parameter a of %j as %j', (query, value) => {
    expect(queryValue(query, 'a')).toBe(value);
  });

  it('reads any value as it was written, and an empty one as none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, value) => {
        const query = `?${new URLSearchParams({ [name]: value }).toString()}`;
        expect(queryValue(query, name)).toBe(value === '' ? null : value);
      }),
    );
  });
});
