import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aheadText, relativeTime } from '#env/sandbox/control/browser/relativeTime.ts';

const minute = 60_000;

describe('a relative time', () => {
  it.each([
    [0, 'just now'],
    [999, 'just now'],
    [12_500, '12 sec ago'],
    [3 * minute, '3 min ago'],
    [119 * minute, '1 hr ago'],
    [49 * 60 * minute, '2 days ago'],
    [-5 * minute, 'in 5 min'],
  ])('of %i ms is "%s"', (ms, words) => {
    expect(relativeTime(ms)).toBe(words);
  });

  it('never names a larger number than its unit has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400_000 - 1 }), (ms) => {
        expect(Number.parseInt(relativeTime(ms), 10) || 0).toBeLessThan(60);
      }),
    );
  });
});

describe('the words about the clock', () => {
  it.each([
    [0, 'Same as this machine'],
    [30_000, '30 seconds ahead of this machine'],
    [91 * minute, '1 hour 31 minutes ahead of this machine'],
    [-minute, '1 minute behind this machine'],
  ])('of %i ms are "%s"', (ms, words) => {
    expect(aheadText(ms)).toBe(words);
  });
});
