import { orNull } from '#domain/shared/orNull.ts';
import { defaultLocale, type Locale } from './locale.ts';

/** The locale of the page: the best match for the wanted ones in order, the stored ones before the browser's; en-GB when none matches. */
export const chooseLocale = (wanted: ReadonlyArray<string>, offered: ReadonlyArray<Locale>): Locale =>
  firstMatch(wanted, (tag) => localeOf(tag, offered)) ??
  firstMatch(wanted, (tag) => localeOf({ ...tag, language: languageNeighbours[tag.language] }, offered)) ??
  defaultLocale;

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

// Because: Intl takes most of the time of a choice, a server makes thousands of choices in a second, and browsers send few tags.
const [parsedTags, mostTags, longestTag] = [new Map<string, Tag | null>(), 1000, 35];

const tagOf = (text: string): Tag | null => {
  const known = parsedTags.get(text);
  if (known !== undefined) return known;
  const tag = parseTag(text);
  if (parsedTags.size >= mostTags) parsedTags.clear();
  if (text.length <= longestTag) parsedTags.set(text, tag);
  return tag;
};

/** The locale that is chosen for the first tag with one. */
const firstMatch = (tags: ReadonlyArray<string>, choose: (tag: Tag) => Locale | null): Locale | null => {
  for (const text of tags) {
    const tag = tagOf(text);
    const locale = tag === null ? null : choose(tag);
    if (locale !== null) return locale;
  }
  return null;
};

/** The offered locale of a language and script, preferably of the region. */
const localeOf = (
  { language, script, region }: Omit<Tag, 'language'> & { readonly language: string | undefined },
  offered: ReadonlyArray<Locale>,
): Locale | null => {
  const fitting = offered.filter((locale) => {
    const tag = tagOf(locale);
    return tag?.language === language && tag?.script === script;
  });
  return fitting.find((locale) => tagOf(locale)?.region === region) ?? fitting[0] ?? null;
};

/** For languages we do not offer, the offered language that CLDR's language matching prefers. */
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
