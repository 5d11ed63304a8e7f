import * as E from 'fp-ts/Either';
import { defaultLocale, locales, type Locale } from './locale.ts';
import { languageNeighbours } from './languageNeighbours.ts';

export type LocaleWishes = {
  /** What the locale cookie says; null when there is none. */
  readonly stored: string | null;
  /** The browser's languages, most wanted first. */
  readonly browser: ReadonlyArray<string>;
  /** The subset the configuration enables. */
  readonly enabled: ReadonlyArray<string>;
  /** Whether the all-locales override lifts the subset. */
  readonly allLocales: boolean;
};

/** The locale to speak: the stored one, then the browser's in order, among the enabled ones; en-GB when none fits. */
export const chooseLocale = ({ stored, browser, enabled, allLocales }: LocaleWishes): Locale => {
  const offered = offeredLocales(enabled, allLocales);
  const wanted = [...(stored === null ? [] : [stored]), ...browser].map(parseTag).filter((tag) => tag !== null);
  return (
    firstOf(wanted, (tag) => sameLanguage(tag, offered)) ??
    firstOf(wanted, (tag) => neighbour(tag, offered)) ??
    defaultLocale
  );
};

/** The locales a visitor may choose among, in the catalogue's order; all of them where the enabled ones name none. */
export const offeredLocales = (enabled: ReadonlyArray<string>, allLocales: boolean): ReadonlyArray<Locale> => {
  const subset = locales.filter((locale) => enabled.includes(locale));
  return allLocales || subset.length === 0 ? locales : subset;
};

type Tag = { readonly language: string; readonly script: string | undefined };

const parseTag = (tag: string): Tag | null => {
  const read = E.tryCatch(
    () => new Intl.Locale(tag.replaceAll('_', '-')).maximize(),
    () => null,
  );
  return E.isLeft(read) ? null : { language: read.right.language, script: read.right.script };
};

const sameLanguage = ({ language, script }: Tag, offered: ReadonlyArray<Locale>): Locale | null => {
  const spoken = language === 'no' || language === 'nn' ? 'nb' : language;
  const match = offered.find((locale) => new Intl.Locale(locale).language === spoken);
  return match !== undefined && new Intl.Locale(match).maximize().script === script ? match : null;
};

const neighbour = ({ language, script }: Tag, offered: ReadonlyArray<Locale>): Locale | null => {
  const spoken = languageNeighbours[language];
  return spoken === undefined ? null : sameLanguage({ language: spoken, script }, offered);
};

const firstOf = <Wanted>(wanted: ReadonlyArray<Wanted>, choose: (tag: Wanted) => Locale | null): Locale | null =>
  wanted.map(choose).find((locale) => locale !== null) ?? null;
