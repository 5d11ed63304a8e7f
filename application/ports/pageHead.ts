import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The head of the page, and the CSS variables on its root. */
export type PageHead = {
  readonly applyTheme: (theme: Theme, brandName: string) => void;
  readonly setLocale: (locale: Locale) => void;
  /** The languages of the browser, the preferred one first. */
  readonly browserLanguages: () => ReadonlyArray<string>;
};
