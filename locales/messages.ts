import { defaultLocale, pseudoLocale, type Locale } from '#domain/locale/locale.ts';
import { decodeMessages, type Messages } from './decodeMessages.ts';

const catalogues = import.meta.glob('./??-??.json', { import: 'default', query: '?messages' });
const pseudo = import.meta.glob('./en-GB.json', { import: 'default', query: '?pseudo' });
const ids = import.meta.glob<number>('./en-GB.json', { import: 'default', query: '?ids', eager: true });

const source = `./${defaultLocale}.json`;

/** Downloads the messages of a locale. Rejects what is no whole catalogue. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const load = locale === pseudoLocale ? pseudo[source] : catalogues[`./${locale}.json`];
  return decodeMessages(await load?.(), ids[source] ?? 0);
};
