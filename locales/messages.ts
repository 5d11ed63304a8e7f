import type { MessageFormatElement } from 'react-intl';
import { defaultLocale, locales, pseudoLocale, type Locale } from '#domain/locale/locale.ts';
import type { MessageId } from './messageId.ts';

/** A downloaded catalogue, compiled at build time; missing messages come from en-GB, then from custom-social. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

type Parts = Readonly<Record<string, () => Promise<Messages>>>;

const first: Parts = import.meta.glob<Messages>('./??-??.json', { import: 'default', query: '?first' });
const others: Parts = import.meta.glob<Messages>('./??-??.json', { import: 'default', query: '?others' });
const pseudoFirst: Parts = import.meta.glob<Messages>('./en-GB.json', { import: 'default', query: '?pseudo&first' });
const pseudoOthers: Parts = import.meta.glob<Messages>('./en-GB.json', { import: 'default', query: '?pseudo&others' });

const partOf = (locale: Locale, parts: Parts, pseudoParts: Parts): Promise<Messages> => {
  const fallback = parts[`./${defaultLocale}.json`];
  const load = locale === pseudoLocale ? Object.values(pseudoParts)[0] : (parts[`./${locale}.json`] ?? fallback);
  return load === undefined ? Promise.reject(new Error('There is no catalogue.')) : load();
};

/** The locales that have a catalogue; the app offers no others. */
export const presentLocales: ReadonlyArray<Locale> = locales.filter(
  (locale) => locale === pseudoLocale || first[`./${locale}.json`] !== undefined,
);

// Because: the type promises all messages and only the first are there; a test checks that the first screens use no others.
/** Downloads the messages of the first screen in a locale, or in en-GB if the locale has no catalogue. */
export const loadFirstMessages = (locale: Locale): Promise<Messages> => partOf(locale, first, pseudoFirst);

/** Downloads all messages of a locale. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const parts = await Promise.all([partOf(locale, first, pseudoFirst), partOf(locale, others, pseudoOthers)]);
  return { ...parts[0], ...parts[1] };
};
