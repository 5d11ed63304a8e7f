import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { readableColours, readableTheme } from '#domain/brand/readableColours.ts';

const own = fallbackTheme(mainBrand);

describe('readableColours', () => {
  it('replaces a faint colour by the nearest shade with enough contrast', () => {
    const faint = { ...own.colours, surface: '255 255 255', accent: '119 119 119' };
    expect(readableColours(faint, 'light').accent).toBe('115 115 115');
  });
});

describe('readableTheme', () => {
  it('names each changed colour with both values, and no unchanged one', () => {
    const given = {
      ...own,
      colours: { ...own.colours, primary: '255 238 0' },
      darkColours: { ...own.darkColours, primary: '60 60 60', surface: '90 90 90' },
    };
    const { theme, changes } = readableTheme(given);
    expect(changes).toEqual([
      `light primary 255 238 0 has too little contrast, ${theme.colours.primary} is shown`,
      `dark primary 60 60 60 has too little contrast, ${theme.darkColours.primary} is shown`,
      `dark surface 90 90 90 has too little contrast, ${theme.darkColours.surface} is shown`,
    ]);
    expect(readableTheme(own)).toEqual({ theme: own, changes: [] });
  });
});
