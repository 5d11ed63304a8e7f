import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appearanceCookie, appearances, parseAppearance } from '#domain/appearance/appearance.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('parseAppearance', () => {
  it('reads the three words, and nothing as System', () => {
    expect(appearances.toSorted()).toEqual(['dark', 'light', 'system']);
    expect([...appearances, null].map(parseAppearance)).toEqual([...appearances, 'system']);
  });

  const text = fc.oneof(fc.string(), fc.constantFrom('Dark', ' light', 'darkest', ''));
  itAlways('is System for any other text', [text], (other) => {
    fc.pre(!/^(?:light|dark)$/.test(other));
    expect(parseAppearance(other)).toBe('system');
  });
});

describe('the cookie of the appearance', () => {
  it('lasts a year, on this host only and for every path', () => {
    expect(appearanceCookie).toEqual({
      name: 'APPEARANCE',
      attributes: { domain: null, path: '/', days: 365, sameSite: 'Lax' },
    });
  });
});
