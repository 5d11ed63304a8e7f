import type { BrandKey } from '#domain/brand/brand.ts';
import type { BrandSite, Deployment } from './deployment.ts';

/** One header with its value for each brand; an empty value means no header. */
export type HeaderRow = {
  readonly name: string;
  /** The value if all brands have the same one, else null. */
  readonly common: string | null;
  readonly valueOf: (brand: BrandKey) => string;
};

const valueIn = ({ headers }: BrandSite, name: string): string => headers.find(([own]) => own === name)?.[1] ?? '';

/** Lists every header of any brand once. */
export const headerTable = ({ brands }: Deployment): ReadonlyArray<HeaderRow> => {
  const names = [...new Set(brands.flatMap(({ headers }) => headers.map(([name]) => name)))];
  return names.map((name) => {
    const values = new Map(brands.map((brand) => [brand.key, valueIn(brand, name)]));
    const [first = '', ...others] = new Set(values.values());
    return { name, common: others.length === 0 ? first : null, valueOf: (brand) => values.get(brand) ?? '' };
  });
};

/** Groups the brands that have the same list of languages. */
export const languageGroups = (brands: ReadonlyArray<BrandSite>): ReadonlyArray<ReadonlyArray<BrandSite>> => {
  const lists = new Set(brands.map(({ locales }) => locales.join()));
  return [...lists].map((list) => brands.filter(({ locales }) => locales.join() === list));
};
