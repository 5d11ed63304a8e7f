import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { contrast, enoughForText } from '#domain/brand/contrast.ts';
import { fallbackTheme, type Theme } from '#domain/brand/theme.ts';
import { parseHex, themeColour, type Rgb } from '#domain/brand/themeColour.ts';
import { legibleTheme } from '#infrastructure/content/legibleTheme.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';

const own = fallbackTheme(mainBrand);
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

const painted = (primary: string, onPrimary: string): Theme => ({
  ...own,
  colours: { ...own.colours, primary: themeColour(primary), onPrimary: themeColour(onPrimary) },
});

const rgb = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (colour.split('/')[0] ?? '').split(' ').map(Number);
  return [red, green, blue];
};

describe('legibleTheme', () => {
  it('keeps its words readable, whatever colours come', () => {
    fc.assert(
      fc.property(hex, hex, (primary, onPrimary) => {
        const { colours } = legibleTheme(makeMemoryLog(), 'acme')(painted(primary, onPrimary));
        expect(contrast(rgb(colours.primary), rgb(colours.surface))).toBeGreaterThanOrEqual(enoughForText);
        expect(contrast(rgb(colours.onPrimary), rgb(colours.primary))).toBeGreaterThanOrEqual(enoughForText);
      }),
    );
  });

  it('says in the log which colour was changed, from what to what, and nothing of one that was left alone', () => {
    const log = makeMemoryLog();
    const { colours } = legibleTheme(log, 'acme')(painted('#ffee00', '#000000'));
    expect(log.lines().map(({ line }) => line)).toEqual([
      `Theme acme: primary ${(parseHex('#ffee00') ?? []).join(' ')} is too faint for text, ${colours.primary} is shown`,
    ]);
    const quiet = makeMemoryLog();
    expect(legibleTheme(quiet, 'xe')(own)).toEqual(own);
    expect(quiet.lines()).toEqual([]);
  });
});
