import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';

describe('withoutEndSlashes', () => {
  it('removes the slashes at the end, and no other character', () => {
    const path = fc.array(fc.constantFrom('/', '//', 'a', '.', '%2f')).map((parts) => `${parts.join('')}x`);
    fc.assert(
      fc.property(path, fc.nat(3), (start, slashes) => {
        expect(withoutEndSlashes(start + '/'.repeat(slashes))).toBe(start);
      }),
    );
  });

  it.each([
    ['slashes at the end', `/a${'/'.repeat(1_000)}`, 1_001],
    ['nothing but slashes', '/'.repeat(1_000), 1_001],
    ['slashes before the end', `/a${'/'.repeat(1_000)}b`, 1],
    ['letters', `/${'a'.repeat(1_000)}`, 1],
  ])('takes one step for each slash at the end: %s', (_what, path, steps) => {
    const step = vi.spyOn(String.prototype, 'charAt');
    withoutEndSlashes(path);
    expect(step.mock.calls.length).toBe(steps);
  });
});
