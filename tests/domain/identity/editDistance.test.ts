import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '#domain/identity/editDistance.ts';

const word = fc.stringMatching(/^[a-d]{0,8}$/);

describe('editDistance', () => {
  it.each([
    ['gmail', 'gmail', 0],
    ['gmail', 'gmial', 1],
    ['gmail', 'gmal', 1],
    ['gmail', 'gmaill', 1],
    ['gmail', 'gnail', 1],
    ['hotmail', 'htomial', 2],
    ['', 'abc', 3],
  ])('is, between %s and %s, %i', (one, other, edits) => {
    expect(editDistance(one, other)).toBe(edits);
  });

  it('is symmetric, and zero only for equal words', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, other) === 0).toBe(one === other);
        expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it('counts a swap of two neighbours as one edit', () => {
    fc.assert(
      fc.property(word, fc.nat(6), (letters, place) => {
        const [a, b] = [letters[place], letters[place + 1]];
        fc.pre(a !== undefined && b !== undefined && a !== b);
        const swapped = letters.slice(0, place) + b + a + letters.slice(place + 2);
        expect(editDistance(letters, swapped)).toBe(1);
      }),
    );
  });
});
