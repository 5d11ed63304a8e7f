import { languageNeighbours, sameLanguage } from '#domain/locale/languageNeighbours.ts';
import { languageOf, type Locale } from '#domain/locale/locale.ts';

/** A language as browsers name it, and the locale of ours that serves it. */
type Tongue = { readonly tag: string; readonly locale: Locale };

const ours = (locales: ReadonlyArray<Locale>): ReadonlyArray<Tongue> => {
  const own = locales.map((locale) => ({ tag: languageOf(locale), locale }));
  return [...own, ...served(sameLanguage, own)];
};

const served = (table: typeof languageNeighbours, tongues: ReadonlyArray<Tongue>): ReadonlyArray<Tongue> =>
  Object.entries(table).flatMap(([tag, target]) =>
    tongues.filter((tongue) => tongue.tag === target).map(({ locale }) => ({ tag, locale })),
  );

const scriptOf = (locale: Locale): string => (new Intl.Locale(locale).maximize().script ?? '').toLowerCase();

// Because: de-Latn is German and de-Cyrl nothing we have, a script is overlooked only where it is the usual one.
const tagPattern = (tongues: ReadonlyArray<Tongue>): string => {
  const scripts = [...new Set(tongues.map(({ locale }) => scriptOf(locale)))];
  const spoken = scripts.map((script) => {
    const tags = tongues.filter(({ locale }) => scriptOf(locale) === script).map(({ tag }) => tag);
    return `(?:${tags.join('|')})(?:[-_]${script})?`;
  });
  return `(${spoken.join('|')})(?:[-_](?:[a-z][a-z]?|[0-9]+)(?:[-_][a-z0-9]+)*)?`;
};

const weights = [
  '(?:;\\s*q=1(?:\\.0*)?)?',
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((tenth) => `;\\s*q=0\\.${tenth}[0-9]*`),
  ';\\s*q=0\\.0[0-9]*[1-9]',
];

const rows = (tongues: ReadonlyArray<Tongue>): ReadonlyArray<string> =>
  tongues.length === 0 ? [] : weights.map((weight) => `(?:^|,)\\s*${tagPattern(tongues)}\\s*${weight}\\s*(?:,|$)`);

/** How a server finds in `{stored locale},{Accept-Language}` whom to speak to. */
export type LanguageRule = {
  /** Tried in order; the first group of the first that matches is the language. Case plays no part. */
  readonly wishes: ReadonlyArray<string>;
  /** The locale for a language so found. */
  readonly speakers: ReadonlyArray<{ readonly pattern: string; readonly locale: Locale }>;
};

/** `chooseLocale` as patterns: a language of ours by its weight, then a neighbour's by its weight. */
export const languageRule = (locales: ReadonlyArray<Locale>): LanguageRule => {
  const direct = ours(locales);
  const neighbours = served(languageNeighbours, direct);
  return {
    wishes: [...rows(direct), ...rows(neighbours)],
    speakers: [...direct, ...neighbours].map(({ tag, locale }) => ({ pattern: `^${tag}(?:[-_]|$)`, locale })),
  };
};
