import type { MessageFormatElement } from 'react-intl';
import { defaultLocale, locales, pseudoLocale, type Locale } from '#domain/locale/locale.ts';
import type { MessageId } from './messageId.ts';

/** A catalogue as it is downloaded: compiled ahead, gaps filled from en-GB and then from custom-social. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

type Parts = Readonly<Record<string, () => Promise<Messages>>>;

const first: Parts = import.meta.glob<Messages>('./??-??.json', { import: 'default', query: '?first' });
const others: Parts = import.meta.glob<Messages>('./??-??.json', { import: 'default', query: '?others' });
const pseudoFirst: Parts = import.meta.glob<Messages>('./en-GB.json', { import: 'default', query: '?pseudo&first' });
const pseudoOthers: Parts = import.meta.glob<Messages>('./en-GB.json', { import: 'default', query: '?pseudo&others' });

const partOf = (locale: Locale, parts: Parts, played: Parts): Promise<Messages> => {
  const fallback = parts[`./${defaultLocale}.json`];
  const load = locale === pseudoLocale ? Object.values(played)[0] : (parts[`./${locale}.json`] ?? fallback);
  return load === undefined ? Promise.reject(new Error('There is no catalogue.')) : load();
};

/** The locales a catalogue stands ready for; no other is offered. */
export const presentLocales: ReadonlyArray<Locale> = locales.filter(
  (locale) => locale === pseudoLocale || first[`./${locale}.json`] !== undefined,
);

// Because: the library knows whole catalogues only; a test holds the first screens to the words of their part.
/** Downloads what the first screen needs of the catalogue of a locale, or of en-GB's where that has none yet. */
export const loadFirstMessages = (locale: Locale): Promise<Messages> => partOf(locale, first, pseudoFirst);

/** Downloads all of it. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const parts = await Promise.all([partOf(locale, first, pseudoFirst), partOf(locale, others, pseudoOthers)]);
  return { ...parts[0], ...parts[1] };
};
