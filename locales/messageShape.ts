import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The parts of a message that a translation must share with its source, its text and its plural forms. */
export type MessageShape = {
  /** Arguments and tags with their types, sorted: 'minutes:plural'. */
  readonly slots: ReadonlyArray<string>;
  /** As `messageText` returns it. */
  readonly text: string;
  readonly plurals: ReadonlyArray<{ readonly ordinal: boolean; readonly forms: ReadonlyArray<string> }>;
};

// The types of an element, in the order of the parser's numbers.
const kinds = ['literal', 'argument', 'number', 'date', 'time', 'select', 'plural', 'pound', 'tag'];

const inside = (element: MessageFormatElement): ReadonlyArray<MessageFormatElement> => {
  if ('children' in element) return element.children;
  return 'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : [];
};

const everyElement = (tree: ReadonlyArray<MessageFormatElement>): ReadonlyArray<MessageFormatElement> =>
  tree.flatMap((element) => [element, ...everyElement(inside(element))]);

/** Stands for the value of an argument, which is not part of the message. */
const argumentMark = '\uFFFC';

const textOf = (element: MessageFormatElement): string => {
  const kind = kinds[element.type];
  if (kind === 'literal' && 'value' in element) return element.value;
  if ('children' in element) return element.children.map(textOf).join('');
  if (!('options' in element)) return argumentMark;
  const choices = Object.values(element.options).map(({ value }) => value.map(textOf).join(''));
  return `\n${choices.join('\n')}\n`;
};

/** The text of a message: one line per choice, without tags, with U+FFFC for each argument. */
export const messageText = (text: string): string => parse(text).map(textOf).join('');

const slotOf = (element: MessageFormatElement): ReadonlyArray<string> => {
  const kind = kinds[element.type] ?? 'unknown';
  if (kind === 'literal' || kind === 'pound' || !('value' in element)) return [];
  const choices =
    kind === 'select' && 'options' in element ? `(${Object.keys(element.options).toSorted().join()})` : '';
  return [`${element.value}:${kind}${choices}`];
};

const pluralOf = (element: MessageFormatElement): MessageShape['plurals'] =>
  'pluralType' in element ? [{ ordinal: element.pluralType === 'ordinal', forms: Object.keys(element.options) }] : [];

/** The shape of a message; throws the parser's error if it is not valid ICU. */
export const messageShape = (text: string): MessageShape => {
  const elements = everyElement(parse(text));
  const slots = [...new Set(elements.flatMap(slotOf))].toSorted();
  const plain = slots.filter((slot) => slot.endsWith(':argument')).map((slot) => slot.replace(':argument', ':plural'));
  return {
    // Because: a plural beside its number chooses words such as "a" or "an", which is a matter of each language.
    slots: slots.filter((slot) => !plain.includes(slot)),
    text: messageText(text),
    plurals: elements.flatMap(pluralOf),
  };
};

/** Whether a text is valid ICU. */
export const isMessage = (text: string): boolean => {
  try {
    return parse(text).length > 0;
  } catch {
    return false;
  }
};
