import * as E from 'fp-ts/Either';
import type { ThemeSource } from '#application/ports/sources.ts';
import type { Brand, BrandKey } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import type { BrandLine, PrerenderTheme } from '#domain/brand/theme.ts';
import { themeFromBrand } from '#domain/brand/fallbackTheme.ts';
import { userError } from '#env/shared/userError.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { makePrismicThemes } from '#infrastructure/content/prismicThemes.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';

/** Makes the fetch of a content service's themes with the product's own adapter. */
export const makeThemeFetcher = (endpoint: string, fetch: typeof globalThis.fetch): ThemeSource['fetch'] =>
  makePrismicThemes({
    endpoint,
    fetch,
    production: false,
    clock: systemClock,
    log: makeMemoryLog(),
  }).fetch;

type Row = readonly [brand: BrandKey, theme: PrerenderTheme];

const fetchRow = async (brand: Brand, fetch: ThemeSource['fetch']): Promise<ReadonlyArray<Row>> => {
  const { themeDocument } = brand;
  // Because: a brand with co-brands has no theme document of its own.
  if (themeDocument.type !== 'galileo_enhanced') return [];
  const fetched = await fetch(brand, themeDocument.uid)();
  if (E.isLeft(fetched)) throw userError(`The content service has no theme for ${brand.displayName}.`);
  const { colours, darkColours, fontFamily } = fetched.right;
  const theme = { colours, darkColours, fontFamily };
  return JSON.stringify(theme) === JSON.stringify(themeFromBrand(brand)) ? [] : [[brand.key, theme]];
};

/** Fetches the current theme of each brand, without those that equal the brand table. Throws if a theme is missing. */
export const fetchPrerenderThemes = async (
  fetch: ThemeSource['fetch'],
  brandTable: ReadonlyArray<Brand> = brands,
): Promise<{ readonly [brand: BrandKey]: PrerenderTheme }> =>
  Object.fromEntries((await Promise.all(brandTable.map((brand) => fetchRow(brand, fetch)))).flat());

type Lines = { readonly [brand: BrandKey]: ReadonlyArray<BrandLine> };

const fetchLines = async (brand: Brand, fetch: ThemeSource['fetch']): Promise<Lines> => {
  const { themeDocument, key } = brand;
  // Because: a page of a brand with co-brands requests no document of the brand itself, but one with its key can have its lines.
  const fetched = await fetch(brand, themeDocument.type === 'galileo_enhanced' ? themeDocument.uid : key)();
  const lines = E.isLeft(fetched) ? null : fetched.right.brandLines;
  return lines === null || lines.length === 0 ? {} : { [key]: lines };
};

/** Fetches the current lines of each brand, without brands that have none. */
export const fetchPrerenderLines = async (
  fetch: ThemeSource['fetch'],
  brandTable: ReadonlyArray<Brand> = brands,
): Promise<Lines> => {
  const found = await Promise.all(brandTable.map((brand) => fetchLines(brand, fetch)));
  return Object.assign({}, ...found);
};

/** The files of `domain/brand` that `npm run themes` writes. Each holds one value and nothing else. */
export const writtenFiles = { themes: 'prerenderThemes.ts', lines: 'prerenderLines.ts' } as const;

/** Returns the text of such a file with these values in it. */
export const prerenderThemesFile = (
  file: string,
  values: Lines | { readonly [brand: BrandKey]: PrerenderTheme },
): string => file.replace(/ = \{[\s\S]*\};\n$/, ` = ${JSON.stringify(values, null, 2)};\n`);
