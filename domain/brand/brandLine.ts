import type { Locale } from '#domain/locale/locale.ts';

/** What a brand says about itself in one language. */
export type BrandLine = { readonly language: string; readonly text: string };

/** The line of a brand in the language of the page; null where it has none, because a line in another language would look like an error. */
export const brandLine = (lines: ReadonlyArray<BrandLine>, locale: Locale): string | null =>
  lines.find(({ language }) => language === locale)?.text ?? null;
