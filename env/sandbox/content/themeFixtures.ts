import { createRequire } from 'node:module';
import type { Brand } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import { parseRgb } from '#domain/brand/colour.ts';
import { brandLines } from '#locales/brandLines.ts';
import type { BrandLine } from '#domain/brand/theme.ts';

const require = createRequire(import.meta.url);

/** The path of the file of a font, by the name of its family. */
export const fontFileOf = (family: string): string => {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
};

/** The data of one theme, from which its document and its images are made. */
export type ThemeFixture = {
  readonly type: 'galileo_enhanced' | 'galileo_cobranding';
  readonly uid: string;
  readonly name: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly background: string;
  readonly surface: { readonly hex: string; readonly alpha: number | null };
  /** Its own dark colours, by variable; null for the derived palette. */
  readonly dark: { readonly [variable: string]: string } | null;
  readonly font: string;
  /** The name of the font's file; null for a font that every page has. */
  readonly fontFile: string | null;
  /** The folder of its images in ui/public/brands; null for a co-brand, which has its own beside this file. */
  readonly ownImages: string | null;
  readonly lines: ReadonlyArray<BrandLine>;
};

const plain = {
  onPrimary: '#ffffff',
  surface: { hex: '#ffffff', alpha: null },
  dark: null,
  font: 'Inter',
  fontFile: null,
  ownImages: null,
  lines: [],
} as const;

const hexOf = (colour: string): string =>
  parseRgb(colour).rgb.reduce((hex, part) => hex + part.toString(16).padStart(2, '0'), '#');

/** The theme of a brand: what the brand table says. */
const ownTheme = ({ key, displayName, themeDocument, colours }: Brand): ThemeFixture => ({
  ...plain,
  type: themeDocument.type,
  uid: themeDocument.type === 'galileo_enhanced' ? themeDocument.uid : key,
  name: displayName,
  primary: hexOf(colours.primary),
  onPrimary: hexOf(colours.onPrimary),
  accent: hexOf(colours.accent),
  background: hexOf(colours.background),
  surface: { hex: hexOf(colours.surface), alpha: null },
  ownImages: key,
  lines: brandLines[key] ?? [],
});

/** The themes of the brands, and of the main brand's co-brands. */
export const themeFixtures: ReadonlyArray<ThemeFixture> = [
  ...brands.map(ownTheme),
  {
    ...plain,
    type: 'galileo_cobranding',
    uid: 'acme-travel',
    name: 'Acme Travel',
    primary: '#0b6e4f',
    onPrimary: '#fff',
    accent: '#b4430b',
    background: '#f2f8f5',
    surface: { hex: '#ffffff', alpha: 0.96 },
  },
  {
    ...plain,
    type: 'galileo_cobranding',
    uid: 'northbank',
    name: 'Northbank',
    primary: '#3b2a7a',
    accent: '#7a3fb8',
    background: '#f5f3fb',
    dark: { primary: '#c9bcff', background: '#120d20', surface: '#1d1731' },
    font: 'Lora',
    fontFile: 'lora.woff2',
  },
];

/** The theme of a brand, or of one of its co-brands. */
export const themeFixtureOf = (brand: Brand, coBrand: string | null): ThemeFixture =>
  themeFixtures.find(({ uid }) => uid === coBrand) ?? ownTheme(brand);
