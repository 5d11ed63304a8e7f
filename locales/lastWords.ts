import type { Locale } from '#domain/locale/locale.ts';
import words from './last-words.json';

/** The few words that ship with the script itself, for a page on which nothing else could be loaded. */
export type LastWords = { readonly heading: string; readonly text: string; readonly tryAgain: string };

const all: { readonly [Name in Locale]?: LastWords } = words;

/** The last words in a locale, or in en-GB. */
export const lastWords = (locale: Locale): LastWords => all[locale] ?? words['en-GB'];
