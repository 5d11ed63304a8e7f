import { messageShape, type MessageShape } from './messageShape.ts';
import type { Catalogue } from './readCatalogue.ts';

const shapeOf = (text: string): MessageShape | string => {
  try {
    return messageShape(text);
  } catch (broken) {
    return broken instanceof Error ? broken.message : String(broken);
  }
};

const missingForms = (locale: string, { plurals }: MessageShape): ReadonlyArray<string> =>
  plurals.flatMap(({ ordinal, forms }) =>
    new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' })
      .resolvedOptions()
      .pluralCategories.filter((category) => !forms.includes(category)),
  );

const messageFaults = (locale: string, text: string, original: string): ReadonlyArray<string> => {
  if (text.trim() === '') return ['is empty'];
  const shape = shapeOf(text);
  if (typeof shape === 'string') return [`is not valid ICU: ${shape}`];
  const source = shapeOf(original);
  const wanted = typeof source === 'string' ? shape.slots : source.slots;
  const differs = wanted.join() !== shape.slots.join();
  return [
    ...(differs ? [`has [${shape.slots.join(', ')}] where en-GB has [${wanted.join(', ')}]`] : []),
    ...missingForms(locale, shape).map((form) => `lacks the plural form '${form}'`),
  ];
};

/** Everything wrong with one catalogue beside its source, a line each. */
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
