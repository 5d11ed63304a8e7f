import { describe, expect, it } from 'vitest';
import { duration } from '#env/sandbox/control/parts.ts';

const minute = 60_000;

describe('a length of time', () => {
  it.each([
    [0, '0 seconds'],
    [999, '0 seconds'],
    [1500, '1 second'],
    [3 * minute, '3 minutes'],
    [119 * minute, '1 hour'],
    [49 * 60 * minute, '2 days'],
    [-5 * minute, '5 minutes'],
  ])('of %i ms is "%s"', (ms, words) => {
    expect(duration(ms)).toBe(words);
  });
});
