import { defaultLocale, pseudoLocale, type Locale } from '#domain/locale/locale.ts';
import { decodeMessages, type Messages } from './decodeMessages.ts';

const catalogues = import.meta.glob('./??-??.json', { import: 'default', query: '?messages' });
const pseudo = import.meta.glob('./en-GB.json', { import: 'default', query: '?pseudo' });

/** Downloads the messages of a locale. Rejects what is no compiled catalogue. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const load = locale === pseudoLocale ? pseudo[`./${defaultLocale}.json`] : catalogues[`./${locale}.json`];
  return decodeMessages(await load?.());
};
