import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The head of the page, and the CSS variables on its root. */
export type PageHead = {
  readonly applyTheme: (theme: Theme, brand: Brand) => void;
  /** Loads the file of a theme's font after the page is shown, if it has one; the page uses it as soon as it is there. */
  readonly loadFont: (font: Pick<Theme, 'fontFamily' | 'fontFile'>) => void;
  readonly setLocale: (locale: Locale) => void;
  /** The language of the page as the server sent it. */
  readonly language: string;
};
