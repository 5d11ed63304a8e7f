import { readFileSync } from 'node:fs';

/** The texts of a catalogue by message id. */
export type Catalogue = { readonly [id: string]: string };

const entriesOf = (value: unknown): ReadonlyArray<readonly [string, unknown]> =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const fileEntries = (file: string): ReadonlyArray<readonly [string, unknown]> =>
  entriesOf(JSON.parse(readFileSync(file, 'utf8')));

const valueAt = (value: unknown, key: string): unknown => entriesOf(value).find(([name]) => name === key)?.[1];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the texts of a catalogue, source or translation; anything that is not a text becomes empty. */
export const readCatalogue = (file: string): Catalogue =>
  Object.fromEntries(
    fileEntries(file).map(([id, value]) => [
      id,
      textOf(typeof value === 'string' ? value : valueAt(value, 'defaultMessage')),
    ]),
  );

/** Reads the descriptions for translators in the source catalogue. */
export const readDescriptions = (file: string): Catalogue =>
  Object.fromEntries(fileEntries(file).map(([id, value]) => [id, textOf(valueAt(value, 'description'))]));

/** Reads a list of words that may equal the English ones: that of a locale, or the `names` of every language. */
export const readLoanWords = (file: string, list: string): ReadonlyArray<string> => {
  const words = fileEntries(file).find(([key]) => key === list)?.[1];
  return Array.isArray(words) ? words.map(String) : [];
};
