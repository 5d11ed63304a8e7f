import { messageText } from './messageShape.ts';
import type { Catalogue } from './readCatalogue.ts';

const wordsOf = (text: string): ReadonlyArray<string> =>
  [...messageText(text).matchAll(/\p{L}{3,}/gu)].map(([word]) => word.toLowerCase());

/** The source of a catalogue, and the words it may share with English. */
export type ComparedWith = { readonly source: Catalogue; readonly loanWords: ReadonlyArray<string> };

/** Finds English words of a source message in its translation, except loan words and names; returns one line per word. */
export const untranslatedFaults = (
  locale: string,
  catalogue: Catalogue,
  { source, loanWords }: ComparedWith,
): ReadonlyArray<string> => {
  const allowed = new Set(loanWords.map((word) => word.toLowerCase()));
  return Object.entries(catalogue).flatMap(([id, text]) => {
    const english = new Set(wordsOf(source[id] ?? ''));
    const left = new Set(wordsOf(text).filter((word) => english.has(word) && !allowed.has(word)));
    return [...left].map((word) => `${locale}: ${id} has the English word ‘${word}’ (see loan-words.json)`);
  });
};

/** The allowed loan words of a language that its catalogue does not use. Each allowed word must be in use. */
export const unusedLoanWords = (
  locale: string,
  catalogue: Catalogue,
  { source, loanWords }: ComparedWith,
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
