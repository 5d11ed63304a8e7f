import * as E from 'fp-ts/Either';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import { brands, type Brand, type BrandKey } from '#domain/brand/brand.ts';
import { rowTheme, type LastTheme } from '#domain/brand/theme.ts';
import { plainFault } from '#env/commands/shared/plainFault.ts';

type Row = readonly [brand: BrandKey, theme: LastTheme];

const asked = async (brand: Brand, fetch: ThemeSource['fetch']): Promise<ReadonlyArray<Row>> => {
  const { themeDocument } = brand;
  // Because: under a brand that dresses partners, its own look is nobody's document.
  if (themeDocument.type !== 'galileo_enhanced') return [];
  const answer = await fetch(brand, themeDocument.uid)();
  if (E.isLeft(answer)) throw plainFault(`The content service has no theme for ${brand.displayName}.`);
  const { colours, fontFamily } = answer.right;
  const last = { colours, fontFamily };
  return JSON.stringify(last) === JSON.stringify(rowTheme(brand)) ? [] : [[brand.key, last]];
};

/** Asks the content service what each brand wears today; brands whose rows say the same are left out. */
export const readLastThemes = async (
  fetch: ThemeSource['fetch'],
  table: ReadonlyArray<Brand> = brands,
): Promise<{ readonly [brand: BrandKey]: LastTheme }> =>
  Object.fromEntries((await Promise.all(table.map((brand) => asked(brand, fetch)))).flat());

/** The file of the domain that holds them, with these in it. */
export const lastThemesFile = (file: string, themes: { readonly [brand: BrandKey]: LastTheme }): string =>
  file.replace(/ = \{[\s\S]*\};\n$/, ` = ${JSON.stringify(themes, null, 2)};\n`);
