import { routeOf } from './routes.ts';

/** What the build says of the pages it printed: `printed/index.json` beside them. */
export type PrintedIndex = {
  readonly version: 1;
  /** The page for whatever is not printed. */
  readonly shell: string;
  /** The file each printed path shows, under the folder of a brand and a language. */
  readonly screens: { readonly [path: string]: string };
  readonly locales: ReadonlyArray<string>;
  readonly defaultLocale: string;
  readonly localeCookie: string;
  /** Of every inline script of any page, for the policy. */
  readonly scriptHashes: ReadonlyArray<string>;
  readonly brands: {
    readonly [key: string]: { readonly sessionCookie: string; readonly styleHashes: ReadonlyArray<string> };
  };
};

/** A request for a page, as far as the choice of the file depends on it. */
export type PageRequest = {
  readonly path: string;
  /** The brand whose host was asked; null where the host names none. */
  readonly brand: string | null;
  readonly locale: string;
  readonly hasSessionCookie: boolean;
};

/** The file of the build that answers a request for a page: the printed one, or the shell wherever a form might flash. */
export const pageFor = (index: PrintedIndex, { path, brand, locale, hasSessionCookie }: PageRequest): string => {
  const screen = routeOf(path);
  const file = screen !== null && Object.hasOwn(index.screens, screen) ? index.screens[screen] : undefined;
  const printed = brand !== null && Object.hasOwn(index.brands, brand) && index.locales.includes(locale);
  return file === undefined || !printed || hasSessionCookie ? index.shell : `printed/${brand}/${locale}/${file}`;
};
