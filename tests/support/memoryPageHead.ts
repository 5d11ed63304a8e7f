import type { PageHead } from '#application/ports/browser.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** What was last applied to the page head. */
export type PageHeadState = {
  readonly theme: Theme | null;
  readonly locale: Locale | null;
};

/** Makes the head of a page in a language, in memory; `state` returns what was last applied. */
export const makeMemoryPageHead = (language: string): PageHead & { readonly state: () => PageHeadState } => {
  let state: PageHeadState = { theme: null, locale: null };
  return {
    applyTheme: (theme) => {
      state = { ...state, theme };
    },
    setLocale: (locale) => {
      state = { ...state, locale };
    },
    language,
    state: () => state,
  };
};
