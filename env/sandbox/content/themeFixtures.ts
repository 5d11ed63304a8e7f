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
  /** The path of the font's file; null for a font that every page has. */
  readonly fontFile: string | null;
  /** The folder of its images in ui/public/brands; null if the sandbox draws them. */
  readonly ownImages: string | null;
  /** What the company says about itself, by language. */
  readonly lines: ReadonlyArray<BrandLine>;
  /** The SVG content of a drawn symbol, in a square of 64. */
  readonly symbol: string;
};

const plain = {
  onPrimary: '#ffffff',
  surface: { hex: '#ffffff', alpha: null },
  dark: null,
  font: 'Inter',
  fontFile: null,
  ownImages: null,
  lines: [],
  symbol: '',
} as const;

const hexOf = (colour: string): string =>
  `#${parseRgb(colour)
    .rgb.map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

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

/** The themes of the main brand's co-brands. */
const coBrandThemes: ReadonlyArray<ThemeFixture> = [
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
    symbol:
      '<circle cx="32" cy="32" r="32" fill="#0b6e4f"/><path d="M14 40c8-18 28-18 36 0" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="7 6"/><circle cx="14" cy="40" r="5" fill="#fff"/><circle cx="50" cy="40" r="5" fill="#f2a65a"/>',
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
    fontFile: fontFileOf('Lora'),
    symbol:
      '<path d="M32 0 64 32 32 64 0 32Z" fill="#3b2a7a"/><path d="M32 10 42 32H22Z" fill="#fff"/><path d="M32 54 22 32h20Z" fill="#b79be0"/>',
  },
];

/** The themes of the brands, and of the main brand's co-brands. */
export const themeFixtures: ReadonlyArray<ThemeFixture> = [...brands.map(ownTheme), ...coBrandThemes];

/** The theme of a brand, or of one of its co-brands. */
export const themeFixtureOf = (brand: Brand, coBrand: string | null): ThemeFixture =>
  coBrandThemes.find(({ uid }) => uid === coBrand) ?? ownTheme(brand);
