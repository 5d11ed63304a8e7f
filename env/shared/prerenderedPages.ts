import type { BrandKey } from '#domain/brand/brand.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';

/** The index of the prerendered pages, which the build writes to `prerendered/index.json`. */
export type PrerenderIndex = {
  /** The hashes of the inline scripts of all pages, for the content-security policy. */
  readonly scriptHashes: ReadonlyArray<string>;
  /** The hashes of the inline styles of each brand's pages. */
  readonly styleHashes: { readonly [brand: BrandKey]: ReadonlyArray<string> };
};

/** The origin in the pages of a build. `withOrigin` replaces it with the public address of the brand. */
export const originPlaceholder: string = 'https://origin.invalid';

/** A page of the build for the server of an origin, such as `https://account.xe.com`. */
export const withOrigin = (html: string, origin: string): string => html.replaceAll(originPlaceholder, origin);

/** The file of a brand's page in a language: of a screen, or the shell (null), the page without one. */
export const pageFile = (brand: BrandKey, locale: string, screen: RoutePath | null): string =>
  `prerendered/${brand}/${locale}/${screen === null ? 'index' : screen.slice(1)}.html`;
