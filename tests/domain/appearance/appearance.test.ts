import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appearanceCookie, appearances, parseAppearance } from '#domain/appearance/appearance.ts';

describe('parseAppearance', () => {
  it.each(['system', 'light', 'dark'] as const)('reads %s', (text) => {
    expect(appearances).toContain(text);
    expect(parseAppearance(text)).toBe(text);
  });

  it('is System for any other text, and for none', () => {
    expect(parseAppearance(null)).toBe('system');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('Dark', ' light', 'darkest', '')), (text) => {
        fc.pre(!/^(?:light|dark)$/.test(text));
        expect(parseAppearance(text)).toBe('system');
      }),
    );
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
