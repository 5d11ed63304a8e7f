import type { PageHead } from '#application/ports/pageHead.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';

export type WornHead = {
  readonly theme: Theme | null;
  readonly brandName: string | null;
  readonly locale: Locale | null;
};

/** The head of a page nobody looks at; what it wears can be read back. */
export const makeMemoryPageHead = (languages: ReadonlyArray<string>): PageHead & { readonly worn: () => WornHead } => {
  let worn: WornHead = { theme: null, brandName: null, locale: null };
  return {
    wear: (theme, brandName) => {
      worn = { ...worn, theme, brandName };
    },
    speak: (locale) => {
      worn = { ...worn, locale };
    },
    browserLanguages: () => languages,
    worn: () => worn,
  };
};
