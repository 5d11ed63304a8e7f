import { defaultLocale, locales, pseudoLocale, type Locale } from '#domain/locale/locale.ts';
import { decodeMessages, type Messages } from './decodeMessages.ts';

type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/** One of the two parts of every catalogue. */
type Part = { readonly parts: Parts; readonly pseudo: Parts; readonly ids: Readonly<Record<string, number>> };

const first: Part = {
  parts: import.meta.glob('./??-??.json', { import: 'default', query: '?first' }),
  pseudo: import.meta.glob('./en-GB.json', { import: 'default', query: '?pseudo&first' }),
  ids: import.meta.glob<number>('./en-GB.json', { import: 'default', query: '?ids&first', eager: true }),
};
const others: Part = {
  parts: import.meta.glob('./??-??.json', { import: 'default', query: '?others' }),
  pseudo: import.meta.glob('./en-GB.json', { import: 'default', query: '?pseudo&others' }),
  ids: import.meta.glob<number>('./en-GB.json', { import: 'default', query: '?ids&others', eager: true }),
};

const source = `./${defaultLocale}.json`;

const loadPart = async (locale: Locale, { parts, pseudo, ids }: Part): Promise<Messages> => {
  const load = locale === pseudoLocale ? pseudo[source] : (parts[`./${locale}.json`] ?? parts[source]);
  return decodeMessages(await load?.(), ids[source] ?? 0);
};

/** The locales that have a catalogue; the app offers no others. */
export const presentLocales: ReadonlyArray<Locale> = locales.filter(
  (locale) => locale === pseudoLocale || first.parts[`./${locale}.json`] !== undefined,
);

// Because: the type promises all messages, and a test checks that the first screens use no others.
/** Downloads the messages of the first screen in a locale, or in en-GB if the locale has no catalogue. Rejects what is no whole catalogue. */
export const loadFirstMessages = (locale: Locale): Promise<Messages> => loadPart(locale, first);

/** Downloads all messages of a locale, as `loadFirstMessages`. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const [firstPart, otherPart] = await Promise.all([loadPart(locale, first), loadPart(locale, others)]);
  return { ...firstPart, ...otherPart };
};
