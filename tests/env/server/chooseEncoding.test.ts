import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Encoding } from '#env/server/assets.ts';
import { chooseEncoding } from '#env/server/chooseEncoding.ts';

const both: readonly Encoding[] = ['br', 'gzip'];

describe('chooseEncoding', () => {
  it.each([
    ['', both, null],
    ['gzip, deflate, br, zstd', both, 'br'],
    ['GZIP', both, 'gzip'],
    ['br;q=0, *', both, 'gzip'],
    ['*', both, 'br'],
    ['*;q=0', both, null],
    ['x-gzip', both, null],
    ['*', ['gzip'], 'gzip'],
    ['br, gzip', [], null],
  ] as const)('chooses for %j of %j %j', (accepted, available, chosen) => {
    expect(chooseEncoding(accepted, available)).toBe(chosen);
  });

  it('chooses only an encoding that is there and has the highest weight: not 0, and none that identity outweighs', () => {
    const weight = fc.constantFrom('0', '0.0', '0.1', '0.5', '1', '1.000');
    const weights = fc.uniqueArray(fc.tuple(fc.constantFrom('br', 'gzip', 'identity', 'deflate'), weight), {
      selector: ([coding]) => coding,
    });
    let compressed = 0;
    fc.assert(
      fc.property(weights, fc.subarray([...both]), (ranges, available) => {
        const chosen = chooseEncoding(ranges.map(([coding, q]) => `${coding};q=${q}`).join(', '), available);
        const weightOf = (coding: string): number => Number(ranges.find(([name]) => name === coding)?.[1] ?? 0);
        const highest = Math.max(0, ...available.map(weightOf));
        if (chosen !== null) compressed += 1;
        const isRight =
          chosen === null
            ? highest === 0 || highest < weightOf('identity')
            : available.includes(chosen) &&
              highest > 0 &&
              weightOf(chosen) === highest &&
              highest >= weightOf('identity');
        expect([chosen, isRight]).toEqual([chosen, true]);
      }),
      { numRuns: 500 },
    );
    expect(compressed).toBeGreaterThan(100);
  });
});
