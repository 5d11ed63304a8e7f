import { defaultLocale } from '#domain/locale/locale.ts';
import { messageShape, type MessageShape } from './messageShape.ts';
import type { Catalogue } from './readCatalogue.ts';

const shapeOf = (text: string): MessageShape | string => {
  try {
    return messageShape(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const pluralFaults = (locale: string, { plurals }: MessageShape): ReadonlyArray<string> =>
  plurals.flatMap(({ ordinal, forms }) => {
    const rules = new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' });
    const required: ReadonlyArray<string> = rules.resolvedOptions().pluralCategories;
    return [
      ...required.filter((form) => !forms.includes(form)).map((form) => `lacks the plural form '${form}'`),
      ...forms
        .filter((form) => !form.startsWith('=') && !required.includes(form))
        .map((form) => `has the plural form '${form}', which its language does not know`),
    ];
  });

const numbersIn = (text: string): string => [...new Set(text.match(/\d+/g))].toSorted().join(', ');

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');

/** A word that holds the place of another. */
const filler = /(?<![\p{L}'’])(?:fixme|lorem|tb[acd]|xx+)(?!\p{L})/iu;

/** One letter, over and over. */
const oneLetter = /^(\p{L})\1+$/iu;

/** Whether a text is no translation yet: it has a filler, or less than a third of the letters. A label may be an abbreviation. */
const isStub = (text: string, original: string): boolean => {
  const letters = lettersOf(text);
  const third = lettersOf(original).length / 3;
  const fewest = third < 7 ? Math.min(third, 3) : third;
  return letters.length < fewest || text.includes('TODO') || filler.test(text) || oneLetter.test(letters);
};

const textFaults = (text: string, original: string): ReadonlyArray<string> => {
  const [numbers, expected] = [numbersIn(text), numbersIn(original)];
  return [
    ...(numbers === expected ? [] : [`has the numbers [${numbers}] where en-GB has [${expected}]`]),
    ...(isStub(text, original) ? ['is a stub, and no translation'] : []),
  ];
};

const messageFaults = (locale: string, text: string, original: string): ReadonlyArray<string> => {
  if (text.trim() === '') return ['is empty'];
  const shape = shapeOf(text);
  if (typeof shape === 'string') return [`is not valid ICU: ${shape}`];
  const read = shapeOf(original);
  const source = typeof read === 'string' ? shape : read;
  const [slots, expected] = [shape, source].map((each) => each.slots.join(', '));
  return [
    ...(slots === expected ? [] : [`has [${slots}] where en-GB has [${expected}]`]),
    ...textFaults(shape.text, source.text),
    // Because: a text that is not translated yet has the plural forms of its own language.
    ...pluralFaults(text === original ? defaultLocale : locale, shape),
  ];
};

/** Compares a catalogue with its source; returns one line per fault. */
export const catalogueFaults = (locale: string, catalogue: Catalogue, source: Catalogue): ReadonlyArray<string> => [
  ...Object.keys(source)
    .filter((id) => !Object.hasOwn(catalogue, id))
    .map((id) => `${locale}: ${id} is missing`),
  ...Object.entries(catalogue).flatMap(([id, text]) => {
    const original = Object.hasOwn(source, id) ? source[id] : undefined;
    if (original === undefined) return [`${locale}: ${id} is unknown to en-GB`];
    return messageFaults(locale, text, original).map((fault) => `${locale}: ${id} ${fault}`);
  }),
];
