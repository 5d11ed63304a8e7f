import { routeOf } from './routes.ts';

/** The index of the prerendered pages, which the build writes to `prerendered/index.json`. */
export type PrerenderIndex = {
  readonly version: 1;
  /** The page for every path that is not prerendered. */
  readonly shell: string;
  /** The file of each prerendered path, inside the folder of a brand and a language. */
  readonly screens: { readonly [path: string]: string };
  readonly locales: ReadonlyArray<string>;
  readonly defaultLocale: string;
  readonly localeCookie: string;
  /** The hashes of the inline scripts of all pages, for the content-security policy. */
  readonly scriptHashes: ReadonlyArray<string>;
  readonly brands: {
    readonly [key: string]: { readonly sessionCookie: string; readonly styleHashes: ReadonlyArray<string> };
  };
};

/** The parts of a page request that the choice of the file depends on. */
export type PageRequest = {
  readonly path: string;
  /** The brand of the host; null where the host names none. */
  readonly brand: string | null;
  readonly locale: string;
  readonly hasSessionCookie: boolean;
};

/** The file that answers a page request: the prerendered page, or the shell where a form would flash before a redirect. */
export const pageFor = (index: PrerenderIndex, { path, brand, locale, hasSessionCookie }: PageRequest): string => {
  const screen = routeOf(path);
  const file = screen !== null && Object.hasOwn(index.screens, screen) ? index.screens[screen] : undefined;
  const isPrerendered = brand !== null && Object.hasOwn(index.brands, brand) && index.locales.includes(locale);
  return file === undefined || !isPrerendered || hasSessionCookie
    ? index.shell
    : `prerendered/${brand}/${locale}/${file}`;
};
