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

const messageFaults = (locale: string, text: string, original: string): ReadonlyArray<string> => {
  if (text.trim() === '') return ['is empty'];
  const shape = shapeOf(text);
  if (typeof shape === 'string') return [`is not valid ICU: ${shape}`];
  const source = shapeOf(original);
  const expected = typeof source === 'string' ? shape.slots : source.slots;
  const differs = expected.join() !== shape.slots.join();
  return [
    ...(differs ? [`has [${shape.slots.join(', ')}] where en-GB has [${expected.join(', ')}]`] : []),
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
