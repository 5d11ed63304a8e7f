import * as E from 'fp-ts/Either';
import { languageNeighbours, sameLanguage } from './languageNeighbours.ts';
import { defaultLocale, type Locale } from './locale.ts';

/** The locale to speak: the stored one, then the browser's in order, among the offered ones; en-GB when none fits. */
export const chooseLocale = (
  stored: string | null,
  browser: ReadonlyArray<string>,
  offered: ReadonlyArray<Locale>,
): Locale => {
  const wanted = [stored ?? '', ...browser].map(parseTag).filter((tag) => tag !== null);
  const first = (choose: (tag: Tag) => Locale | null): Locale | null =>
    wanted.map(choose).find((locale) => locale !== null) ?? null;
  return (
    first((tag) => speaking(tag, offered)) ??
    first((tag) => speaking({ ...tag, language: languageNeighbours[tag.language] }, offered)) ??
    defaultLocale
  );
};

type Tag = { readonly language: string; readonly script: string | undefined; readonly region: string | undefined };

/** A language tag read as CLDR does; null for a malformed one. */
const parseTag = (tag: string): Tag | null => {
  const read = E.tryCatch(
    () => new Intl.Locale(tag.trim().replaceAll('_', '-')).maximize(),
    () => null,
  );
  if (E.isLeft(read)) return null;
  const { language, script, region } = read.right;
  return { language: sameLanguage[language] ?? language, script, region };
};

/** The offered locale of a language and script, of its region if there is one. */
const speaking = (
  { language, script, region }: Omit<Tag, 'language'> & { readonly language: string | undefined },
  offered: ReadonlyArray<Locale>,
): Locale | null => {
  const fitting = offered.filter((locale) => {
    const ours = new Intl.Locale(locale).maximize();
    return ours.language === language && ours.script === script;
  });
  return fitting.find((locale) => new Intl.Locale(locale).region === region) ?? fitting[0] ?? null;
};
