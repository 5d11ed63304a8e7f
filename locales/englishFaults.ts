import { messageText } from './messageShape.ts';
import type { Catalogue } from './readCatalogue.ts';

const wordsOf = (text: string): ReadonlyArray<string> =>
  [...messageText(text).matchAll(/\p{L}{3,}/gu)].map(([word]) => word.toLowerCase());

/** What one catalogue is held against: its source, and the words it may share with English. */
export type Beside = { readonly source: Catalogue; readonly loanWords: ReadonlyArray<string> };

/** The English words of a source message that stand in its translation too, a line each; loan words and names are free. */
export const englishFaults = (
  locale: string,
  catalogue: Catalogue,
  { source, loanWords }: Beside,
): ReadonlyArray<string> => {
  const free = new Set(loanWords.map((word) => word.toLowerCase()));
  return Object.entries(catalogue).flatMap(([id, text]) => {
    const english = new Set(wordsOf(source[id] ?? ''));
    const left = new Set(wordsOf(text).filter((word) => english.has(word) && !free.has(word)));
    return [...left].map((word) => `${locale}: ${id} has the English word ‘${word}’ (see loan-words.json)`);
  });
};

/** The words a language may share with English and does not: whoever allows one shows where it is needed. */
export const idleLoanWords = (
  locale: string,
  catalogue: Catalogue,
  { source, loanWords }: Beside,
): ReadonlyArray<string> => {
  const shared = new Set(
    Object.entries(catalogue).flatMap(([id, text]) => {
      const english = new Set(wordsOf(source[id] ?? ''));
      return wordsOf(text).filter((word) => english.has(word));
    }),
  );
  return loanWords
    .filter((word) => !shared.has(word.toLowerCase()))
    .map((word) => `${locale}: loan-words.json allows ‘${word}’, which no message needs`);
};
