import type { MessageFormatElement } from 'react-intl';
import { defaultLocale, locales, pseudoLocale, type Locale } from '#domain/locale/locale.ts';
import type { MessageId } from './messageId.ts';

/** A catalogue as it is downloaded: compiled ahead, gaps filled from en-GB and then from custom-social. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

const catalogues = import.meta.glob<Messages>('./??-??.json', { import: 'default' });

const [loadPseudo] = Object.values(import.meta.glob<Messages>('./en-GB.json', { import: 'default', query: '?pseudo' }));

const catalogueOf = (locale: Locale) => (locale === pseudoLocale ? loadPseudo : catalogues[`./${locale}.json`]);

/** The locales a catalogue stands ready for; no other is offered. */
export const presentLocales: ReadonlyArray<Locale> = locales.filter((locale) => catalogueOf(locale) !== undefined);

/** Downloads the one catalogue of a locale, or en-GB's where that locale has none yet. */
export const loadMessages = (locale: Locale): Promise<Messages> => {
  const load = catalogueOf(locale) ?? catalogueOf(defaultLocale);
  return load === undefined ? Promise.reject(new Error('There is no catalogue.')) : load();
};
