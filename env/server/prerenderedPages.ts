import type { BrandKey } from '#domain/brand/brand.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';

/** The index of the prerendered pages, which the build writes to `prerendered/index.json`. */
export type PrerenderIndex = {
  /** The file of each prerendered path, inside the folder of a brand and a language. */
  readonly screens: { readonly [path: string]: string };
  /** The hashes of the inline scripts of all pages, for the content-security policy. */
  readonly scriptHashes: ReadonlyArray<string>;
  /** The hashes of the inline styles of each brand's pages. */
  readonly styleHashes: { readonly [brand: BrandKey]: ReadonlyArray<string> };
};

/** The parts of a page request that the choice of the file depends on. */
export type PageRequest = {
  /** The screen that the path names; null for none. */
  readonly screen: RoutePath | null;
  readonly brand: BrandKey;
  readonly locale: string;
  /** Whether the prerendered form would only flash: with a session cookie, and in the look of the main brand for a co-brand. */
  readonly needsShell: boolean;
};

/** The origin in the pages of a build. `withOrigin` replaces it with the public address of the brand. */
export const originPlaceholder: string = 'https://origin.invalid';

/** A page of the build for the server of an origin, such as `https://account.xe.com`. */
export const withOrigin = (html: string, origin: string): string => html.replaceAll(originPlaceholder, origin);

/** The file of a brand's shell in a language: the page without a screen. */
export const brandShell = (brand: BrandKey, locale: string): string => `prerendered/${brand}/${locale}/index.html`;

/** The file that answers a page request: the prerendered screen, else the shell. */
export const pageFor = (index: PrerenderIndex, { screen, brand, locale, needsShell }: PageRequest): string => {
  const file = screen !== null && Object.hasOwn(index.screens, screen) ? index.screens[screen] : undefined;
  return file === undefined || needsShell ? brandShell(brand, locale) : `prerendered/${brand}/${locale}/${file}`;
};
