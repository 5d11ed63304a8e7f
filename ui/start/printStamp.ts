import type { BrandKey } from '#domain/brand/brand.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** All that the first drawing of a screen depends on. */
export type Drawn = {
  readonly brand: BrandKey;
  readonly locale: Locale;
  readonly screen: string;
  /** The languages to choose from. */
  readonly offered: ReadonlyArray<Locale>;
};

/** A printed page and the script agree when their stamps do: then the script takes the page over, else it draws anew. */
export const printStamp = ({ brand, locale, screen, offered }: Drawn): string =>
  [brand, locale, screen, offered.join()].join(' ');
