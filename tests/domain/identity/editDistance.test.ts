import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '#domain/identity/editDistance.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

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

  it.each([
    ['abc', 'abcd', 1],
    ['ab', 'bca', 3],
    ['kitten', 'sitting', 3],
    ['abcdef', 'badcfe', 3],
    ['a', '', 1],
    ['', '', 0],
  ])('is, between %j and %j, %i', (one, other, edits) => {
    expect(editDistance(one, other)).toBe(edits);
  });

  it('is the length of the longer word where either is longer than 32 letters, which no provider is', () => {
    const long = 'a'.repeat(33);
    expect(editDistance(long, long)).toBe(33);
    expect(editDistance(long, 'a')).toBe(33);
    expect(editDistance('a', long)).toBe(33);
    expect(editDistance('a'.repeat(32), 'a'.repeat(32))).toBe(0);
    expect(editDistance('a'.repeat(32), 'a'.repeat(31))).toBe(1);
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
    reaches(10, (inCase) =>
      fc.property(word, fc.nat(6), (letters, place) => {
        const [a, b] = [letters[place], letters[place + 1]];
        fc.pre(inCase(a !== undefined && b !== undefined && a !== b));
        const swapped = letters.slice(0, place) + b + a + letters.slice(place + 2);
        expect(editDistance(letters, swapped)).toBe(1);
      }),
    );
  });
});
