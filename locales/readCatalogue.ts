import { readFileSync } from 'node:fs';

/** A message as the source catalogue holds it. */
type SourceMessage = { readonly defaultMessage: string; readonly description: string };
export type Catalogue = { readonly [id: string]: string };

const entriesOf = (file: string): ReadonlyArray<readonly [string, unknown]> => {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof read === 'object' && read !== null ? Object.entries(read) : [];
};

const stringAt = (value: unknown, key: keyof SourceMessage): string => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const found: unknown = entries.find(([name]) => name === key)?.[1];
  return typeof found === 'string' ? found : '';
};

/** A catalogue's texts by id, whether it is the source or a translation; anything that is no text reads as empty. */
export const readCatalogue = (file: string): Catalogue =>
  Object.fromEntries(
    entriesOf(file).map(([id, value]) => [id, typeof value === 'string' ? value : stringAt(value, 'defaultMessage')]),
  );

/** What the source catalogue tells translators, by id. */
export const readDescriptions = (file: string): Catalogue =>
  Object.fromEntries(entriesOf(file).map(([id, value]) => [id, stringAt(value, 'description')]));

/** A list of words that may be the same in English: that of a locale, or the `names` that are the same everywhere. */
export const readLoanWords = (file: string, list: string): ReadonlyArray<string> =>
  entriesOf(file)
    .filter(([key]) => key === list)
    .flatMap(([, words]) => (Array.isArray(words) ? words.map(String) : []));

const wordsAt = (entries: ReadonlyArray<readonly [string, unknown]>, key: string): ReadonlyArray<[string, unknown]> => {
  const found = entries.find(([name]) => name === key)?.[1];
  return typeof found === 'object' && found !== null ? Object.entries(found) : [];
};

/** The few words of a locale that ship with the script, as `lastWords.heading` and so on. */
export const readLastWords = (file: string, locale: string): Catalogue =>
  Object.fromEntries(wordsAt(entriesOf(file), locale).map(([name, text]) => [`lastWords.${name}`, String(text)]));
