import fc from 'fast-check';
import { expect, it } from 'vitest';
import { covered, median, percentile98 } from './figures.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[null, 7], 7],
  [[null], null],
])('the median of %j is %j', (figures, expected) => {
  expect(median(figures)).toBe(expected);
});

it('at most 2 percent of the figures exceed their 98th percentile', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { minLength: 1 }), (figures) => {
      const limit = percentile98(figures);
      expect(figures).toContain(limit);
      expect(figures.filter((figure) => figure > limit).length).toBeLessThanOrEqual(figures.length * 0.02);
    }),
  );
});

it('spans in any order cover each moment once', () => {
  const instant = fc.nat(60);
  const span = fc.tuple(instant, instant).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
  fc.assert(
    fc.property(fc.array(span), (all) => {
      const moments = Array.from({ length: 60 }, (_, at) => all.some(([from, to]) => from <= at && at < to));
      expect(covered(all)).toBe(moments.filter(Boolean).length);
    }),
  );
});
