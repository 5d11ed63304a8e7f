import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsBetween } from '#domain/identity/slipsBetween.ts';

const word = fc.stringMatching(/^[a-d]{0,8}$/);

describe('slipsBetween', () => {
  it.each([
    ['gmail', 'gmail', 0],
    ['gmail', 'gmial', 1],
    ['gmail', 'gmal', 1],
    ['gmail', 'gmaill', 1],
    ['gmail', 'gnail', 1],
    ['hotmail', 'htomial', 2],
    ['', 'abc', 3],
  ])('counts between %s and %s %i', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
  });

  it('counts the same both ways, and nothing only between equals', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
        expect(slipsBetween(one, other) === 0).toBe(one === other);
        expect(slipsBetween(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it('calls any swap of two neighbours one slip', () => {
    fc.assert(
      fc.property(word, fc.nat(6), (letters, place) => {
        const [a, b] = [letters[place], letters[place + 1]];
        fc.pre(a !== undefined && b !== undefined && a !== b);
        const swapped = letters.slice(0, place) + b + a + letters.slice(place + 2);
        expect(slipsBetween(letters, swapped)).toBe(1);
      }),
    );
  });
});
