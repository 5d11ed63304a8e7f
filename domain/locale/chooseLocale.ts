import * as E from 'fp-ts/Either';
import { languageNeighbours } from './languageNeighbours.ts';
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
    first(({ language, script }) => speaking(language, script, offered)) ??
    first(({ language, script }) => speaking(languageNeighbours[language], script, offered)) ??
    defaultLocale
  );
};

type Tag = { readonly language: string; readonly script: string | undefined };

/** A language tag read as CLDR does; null for a malformed one. Norwegian of either kind is Bokmål here. */
const parseTag = (tag: string): Tag | null => {
  const read = E.tryCatch(
    () => new Intl.Locale(tag.trim().replaceAll('_', '-')).maximize(),
    () => null,
  );
  if (E.isLeft(read)) return null;
  const { language, script } = read.right;
  return { language: language === 'no' || language === 'nn' ? 'nb' : language, script };
};

const speaking = (
  language: string | undefined,
  script: string | undefined,
  offered: ReadonlyArray<Locale>,
): Locale | null =>
  offered.find((locale) => {
    const ours = new Intl.Locale(locale).maximize();
    return ours.language === language && ours.script === script;
  }) ?? null;
