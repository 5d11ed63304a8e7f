import { orNull } from '#domain/shared/parsing.ts';
import { defaultLocale, type Locale } from './locale.ts';

/** The best match of the offered locales for the wanted ones, of which the first one counts most; en-GB when none matches. */
export const chooseLocale = (wanted: ReadonlyArray<string>, offered: ReadonlyArray<Locale>): Locale => {
  const tags = wanted.flatMap((text) => parseTag(text) ?? []);
  const choices = offered.map((locale) => ({ locale, ...parseTag(locale) }));
  /** The offered locale for the first tag that one has the language and the script of; preferably one of its region. */
  const firstMatch = (languageFor: (tag: Tag) => string | undefined): Locale | null => {
    for (const tag of tags) {
      const language = languageFor(tag);
      const fitting = choices.filter((choice) => choice.language === language && choice.script === tag.script);
      const found = fitting.find(({ region }) => region === tag.region) ?? fitting[0];
      if (found !== undefined) return found.locale;
    }
    return null;
  };
  return (
    firstMatch(({ language }) => language) ??
    firstMatch(({ language }) => languageNeighbours[language]) ??
    defaultLocale
  );
};

type Tag = { readonly language: string; readonly script: string | undefined; readonly region: string | undefined };

const isUndetermined = (tag: string): boolean => /^und(?:[-_]|$)/i.test(tag);

/** A language tag with likely subtags added (CLDR); null for a malformed tag, and for one that names no language. */
const parseTag = (tag: string): Tag | null => {
  // Because: the likely language of "und" is English.
  const maximized = isUndetermined(tag) ? null : orNull(() => new Intl.Locale(tag.replaceAll('_', '-')).maximize());
  if (maximized === null) return null;
  const { language, script, region } = maximized;
  return { language: sameLanguage[language] ?? language, script, region };
};

/** The offered language that CLDR prefers for a language that is not offered. */
export const languageNeighbours: { readonly [language: string]: string | undefined } = {
  br: 'fr',
  ca: 'es',
  co: 'fr',
  eu: 'es',
  fo: 'da',
  fy: 'nl',
  gl: 'es',
  gsw: 'de',
  lb: 'de',
  oc: 'fr',
  rm: 'de',
  sk: 'cs',
};

/** Norwegian (no) and Nynorsk (nn) are served in Bokmål. */
const sameLanguage: { readonly [language: string]: string | undefined } = { nn: 'nb', no: 'nb' };
