import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { lateTheme } from '#domain/brand/theme.ts';

describe('lateTheme', () => {
  it.each(brands.map((brand) => [brand.key, fallbackTheme(brand)] as const))(
    'has everything of the late theme but the font, which stays that of %s',
    (_, shown) => {
      const logo = { ...shown.logo, name: 'Northbank', url: 'https://images.test/logo.svg' };
      const colours = { ...shown.colours, primary: '1 2 3' };
      const late = { ...shown, logo, colours, fontFamily: 'Lora', fontFile: 'https://fonts.test/lora.woff2' };
      expect(lateTheme(shown, late)).toEqual({ ...shown, logo, colours });
    },
  );
});
