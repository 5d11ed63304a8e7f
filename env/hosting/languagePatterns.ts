import { languageNeighbours, sameLanguage } from '#domain/locale/chooseLocale.ts';
import { languageOf, type Locale } from '#domain/locale/locale.ts';

/** A language tag of browsers, and our locale for it. */
type LanguageTag = { readonly tag: string; readonly locale: Locale };

const ownTags = (locales: ReadonlyArray<Locale>): ReadonlyArray<LanguageTag> => {
  const own = locales.map((locale) => ({ tag: languageOf(locale), locale }));
  return [...own, ...neighbourTags(sameLanguage, own)];
};

const neighbourTags = (
  table: typeof languageNeighbours,
  languages: ReadonlyArray<LanguageTag>,
): ReadonlyArray<LanguageTag> =>
  Object.entries(table).flatMap(([tag, target]) =>
    languages.filter((language) => language.tag === target).map(({ locale }) => ({ tag, locale })),
  );

const scriptOf = (locale: Locale): string => (new Intl.Locale(locale).maximize().script ?? '').toLowerCase();

// Because: de-Latn is German and we have no de-Cyrl, the pattern accepts only the usual script of a language.
const tagPattern = (languages: ReadonlyArray<LanguageTag>): string => {
  const scripts = [...new Set(languages.map(({ locale }) => scriptOf(locale)))];
  const alternatives = scripts.map((script) => {
    const tags = languages.filter(({ locale }) => scriptOf(locale) === script).map(({ tag }) => tag);
    return `(?:${tags.join('|')})(?:[-_]${script})?`;
  });
  return `(${alternatives.join('|')})(?:[-_](?:[a-z][a-z]?|[0-9]+)(?:[-_][a-z0-9]+)*)?`;
};

const weights = [
  '(?:\\s*;\\s*q=1(?:\\.0*)?)?',
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((tenth) => `\\s*;\\s*q=0\\.${tenth}[0-9]*`),
  '\\s*;\\s*q=0\\.0[0-9]*[1-9]',
];

/** Separates the tags: a comma in Accept-Language, an encoded space in `ui_locales`. */
const separator = ',|\\+|%20';

const rows = (languages: ReadonlyArray<LanguageTag>): ReadonlyArray<string> =>
  languages.length === 0
    ? []
    : weights.map((weight) => `(?:^|${separator})\\s*${tagPattern(languages)}${weight}\\s*(?:${separator}|$)`);

/** Matches the address of the root path if it asks for languages; the first group is the encoded value of `ui_locales`. */
export const uiLocalesPattern = '^/\\?(?:.*?&)?ui_locales=([^&]*)';

/** How a server finds the language in `{stored locale},{ui_locales},{Accept-Language}`. */
export type LanguageRule = {
  /** Patterns in order, case-insensitive; the first group of the first match is the language. */
  readonly tagPatterns: ReadonlyArray<string>;
  /** The locale of each language. */
  readonly localePatterns: ReadonlyArray<{ readonly pattern: string; readonly locale: Locale }>;
};

/** The rule of `chooseLocale` as patterns: our languages by weight, then neighbouring languages by weight. */
export const languageRule = (locales: ReadonlyArray<Locale>): LanguageRule => {
  const direct = ownTags(locales);
  const neighbours = neighbourTags(languageNeighbours, direct);
  return {
    tagPatterns: [...rows(direct), ...rows(neighbours)],
    localePatterns: [...direct, ...neighbours].map(({ tag, locale }) => ({ pattern: `^${tag}(?:[-_]|$)`, locale })),
  };
};
