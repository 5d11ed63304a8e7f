import { describe, expect, it } from 'vitest';
import { median, summarize, type Round } from '#tests/bench/report.ts';

const measured = {
  usable: 100,
  marked: null,
  sent: null,
  firstPaint: 90,
  largestPaint: 90,
  shift: 0,
  blocked: 0,
  violations: 0,
  bytes: 10,
  scriptBytes: 0,
  requests: 1,
  hops: 1,
};
const round = (page: string, usable: number): Round => ({
  profile: 'Slow 4G',
  page,
  round: 0,
  cold: { ...measured, usable },
  warm: measured,
  sent: null,
});

describe('the bench report', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[null, 7], 7],
    [[null], null],
  ])('has for %j the median %j', (figures, expected) => {
    expect(median(figures)).toBe(expected);
  });

  it('shows each page as a ratio to React alone, and no ratio without a figure for comparison', () => {
    const [mine] = summarize([round('/signin', 40), round('React alone', 100), round('/signin', 60)]);
    expect([mine?.figures['usable ratio'], mine?.figures['ready ratio']]).toEqual([0.5, null]);
  });
});
