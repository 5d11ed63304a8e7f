import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { contrast, parseThemeColour } from '#domain/brand/colour.ts';
import { readableColours, readableTheme } from '#domain/brand/readableColours.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Theme, ThemeColours } from '#domain/brand/theme.ts';
import { themeFixtures } from '#env/sandbox/content/themeFixtures.ts';
import { tokenColours } from './tokenColours.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const themeColour = (hex: string, alpha: number | null = null): string => parseThemeColour(hex, alpha) ?? '';

type Look = Pick<Theme, 'colours' | 'darkColours'>;

/** Each text with the surfaces behind it. */
const texts: { readonly [token: string]: ReadonlyArray<string> } = {
  text: ['surface', 'background', 'well', 'primary-faint', 'danger-surface', 'success-surface'],
  muted: ['surface', 'background', 'well', 'primary-faint'],
  primary: ['surface', 'background', 'well', 'primary-faint'],
  'on-primary': ['primary', 'primary-strong'],
  danger: ['surface', 'background', 'danger-surface'],
  success: ['surface', 'background', 'success-surface'],
};

/** The least contrast that WCAG (level AA) asks for of text, and of large text and what marks a control. */
const [enoughForText, enoughForMarks] = [4.5, 3];

/** What marks a control, its state or its focus, and large text, with the surfaces beside it. */
const marks: { readonly [token: string]: ReadonlyArray<string> } = {
  border: ['surface', 'background'],
  primary: ['surface', 'background'],
  focus: ['surface', 'background', 'primary-faint', 'danger-surface'],
  danger: ['surface', 'background'],
  // The line of the brand is large text.
  'panel-text': ['panel', 'panel-deep'],
};

const faintPairs = (look: Look): ReadonlyArray<string> =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [false, true].flatMap((more) => {
      const colour = tokenColours({ ...look, scheme, more });
      const faint = (pairs: typeof texts, least: number): ReadonlyArray<string> =>
        Object.entries(pairs).flatMap(([front, surfaces]) =>
          surfaces
            .map((behind) => [behind, contrast(colour(front), colour(behind))] as const)
            .filter(([, ratio]) => ratio < least)
            .map(([behind, ratio]) => `${scheme}${more ? ' more' : ''}: ${front} on ${behind} is ${ratio.toFixed(2)}`),
        );
      return [...faint(texts, enoughForText), ...faint(marks, enoughForMarks)];
    }),
  );

const asContentService = (look: Look): Look => ({
  colours: readableColours(look.colours, 'light'),
  darkColours: readableColours(look.darkColours, 'dark'),
});

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
const anyColour = fc
  .tuple(hex, fc.option(fc.double({ min: 0, max: 1, noNaN: true })))
  .map(([text, alpha]) => themeColour(text, alpha));
const themeColours: fc.Arbitrary<ThemeColours> = fc.record({
  primary: anyColour,
  onPrimary: anyColour,
  accent: anyColour,
  background: anyColour,
  surface: anyColour,
});

describe('the contrast of every pair of colours', () => {
  it.each(brands)('is enough in the own theme of $key, in both schemes', (brand) => {
    expect(faintPairs(fallbackTheme(brand))).toEqual([]);
  });

  it.each(themeFixtures)('is enough in the theme $uid, in both schemes', (fixture) => {
    const own: ThemeColours = {
      primary: themeColour(fixture.primary),
      onPrimary: themeColour(fixture.onPrimary),
      accent: themeColour(fixture.accent),
      background: themeColour(fixture.background),
      surface: themeColour(fixture.surface.hex, fixture.surface.alpha),
    };
    expect(readableColours(own, 'light')).toEqual(own);
    const dark = { ...mainBrand.darkColours, primary: own.primary, accent: own.primary };
    expect(faintPairs({ colours: own, darkColours: readableColours(dark, 'dark') })).toEqual([]);
  });

  itAlways('is enough in any theme, with any dark colours of its own', [themeColours, themeColours], (colours, own) => {
    expect(faintPairs(asContentService({ colours, darkColours: own }))).toEqual([]);
  });
});

describe('readableTheme', () => {
  it('has the nearest shade of each faint colour, and every other colour as it is', () => {
    const own = fallbackTheme(mainBrand);
    const given = {
      ...own,
      colours: { ...own.colours, surface: '255 255 255', accent: '119 119 119' },
      darkColours: { ...own.darkColours, primary: '60 60 60', surface: '90 90 90' },
    };
    expect(readableTheme(given)).toEqual({
      ...given,
      colours: { ...given.colours, accent: '115 115 115' },
      darkColours: readableColours(given.darkColours, 'dark'),
    });
    expect(readableTheme(own)).toEqual(own);
  });
});
