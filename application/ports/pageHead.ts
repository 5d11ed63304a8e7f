import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The head of the page and the variables on its root. */
export type PageHead = {
  readonly wear: (theme: Theme, brandName: string) => void;
  readonly speak: (locale: Locale) => void;
  /** The languages the browser asks for, most wanted first. */
  readonly browserLanguages: () => ReadonlyArray<string>;
};
