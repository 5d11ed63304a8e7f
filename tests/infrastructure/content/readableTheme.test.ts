import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { contrast, enoughForText } from '#domain/brand/contrast.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { parseHex, parseThemeColour, type Rgb } from '#domain/brand/themeColour.ts';
import { readableTheme } from '#infrastructure/content/readableTheme.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';

const themeColour = (hex: string, alpha: number | null = null): string => parseThemeColour(hex, alpha) ?? '';

const own = fallbackTheme(mainBrand);
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

const themeWith = (primary: string, onPrimary: string): Theme => ({
  ...own,
  colours: { ...own.colours, primary: themeColour(primary), onPrimary: themeColour(onPrimary) },
});

const rgb = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (colour.split('/')[0] ?? '').split(' ').map(Number);
  return [red, green, blue];
};

describe('readableTheme', () => {
  it('keeps text readable for any colours', () => {
    fc.assert(
      fc.property(hex, hex, (primary, onPrimary) => {
        const { colours } = readableTheme(makeMemoryLog(), 'acme')(themeWith(primary, onPrimary));
        expect(contrast(rgb(colours.primary), rgb(colours.surface))).toBeGreaterThanOrEqual(enoughForText);
        expect(contrast(rgb(colours.onPrimary), rgb(colours.primary))).toBeGreaterThanOrEqual(enoughForText);
      }),
    );
  });

  it('logs each changed colour with both values, and no unchanged one', () => {
    const log = makeMemoryLog();
    const { colours } = readableTheme(log, 'acme')(themeWith('#ffee00', '#ffffff'));
    expect(log.lines().map(({ line }) => line)).toEqual([
      `Theme acme: primary ${(parseHex('#ffee00') ?? []).join(' ')} is too faint for text, ${colours.primary} is shown`,
    ]);
    const dark = { ...own, darkColours: { ...own.darkColours, primary: '60 60 60', surface: '90 90 90' } };
    const darkLog = makeMemoryLog();
    const { primary, surface } = readableTheme(darkLog, 'acme')(dark).darkColours;
    expect(darkLog.lines().map(({ line }) => line)).toEqual([
      `Theme acme: dark primary 60 60 60 is too faint for text, ${primary} is shown`,
      `Theme acme: dark surface 90 90 90 gives text too little contrast, ${surface} is shown`,
    ]);
    const otherLog = makeMemoryLog();
    expect(readableTheme(otherLog, 'xe')(own)).toEqual(own);
    expect(otherLog.lines()).toEqual([]);
  });
});
