import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentile98, summarizeInteractions } from '#tests/bench/interaction/interactionReport.ts';

const durations = fc.array(fc.nat(500), { minLength: 1 });

describe('percentile98', () => {
  it('is a figure that at most 2 percent exceed', () => {
    fc.assert(
      fc.property(durations, (figures) => {
        const limit = percentile98(figures);
        expect(figures).toContain(limit);
        expect(figures.filter((figure) => figure > limit).length).toBeLessThanOrEqual(figures.length * 0.02);
      }),
    );
  });
});

describe('summarizeInteractions', () => {
  it('names the slowest screen of each kind and of all', () => {
    const rows = summarizeInteractions([
      { screen: 'sign-in/empty', kind: 'sending', duration: 40 },
      { screen: 'sign-up/empty', kind: 'sending', duration: 120 },
      { screen: 'sign-up/empty', kind: 'typing an email', duration: 8 },
    ]);
    expect(rows.find(({ kind }) => kind === 'sending')).toMatchObject({
      count: 2,
      worst: 120,
      screen: 'sign-up/empty',
    });
    expect(rows.find(({ kind }) => kind === 'typing an email')).toMatchObject({ count: 1, p98: 8, worst: 8 });
    expect(rows.find(({ kind }) => kind === 'all')).toMatchObject({ count: 3, worst: 120, screen: 'sign-up/empty' });
  });
});
