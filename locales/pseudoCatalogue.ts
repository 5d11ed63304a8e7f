import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçďéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const accent = (letter: string): string => accented[plain.indexOf(letter)] ?? letter;

/** How much longer a text becomes: translations of short labels often double, and those of sentences grow by a third. */
const growthOf = (text: string): number => text.length * (text.length <= 10 ? 1 : 0.4);

/** Accents every letter and repeats letters until the text is 40 % longer, or twice as long if it is a short label. */
export const pseudoText = (text: string): string => {
  const letters = text.replace(/[^a-z]/gi, '').length;
  const lengthAfter = (count: number): number => count + Math.ceil((growthOf(text) * count) / Math.max(letters, 1));
  let count = 0;
  return text.replace(/[a-z]/gi, (letter) => accent(letter).repeat(lengthAfter(++count) - lengthAfter(count - 1)));
};

const pseudoElement = (element: MessageFormatElement): MessageFormatElement => {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: pseudoText(element.value) };
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) };
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(
        ([form, { value }]) => [form, { value: value.map(pseudoElement) }] as const,
      );
      return { ...element, options: Object.fromEntries(options) };
    }
    default:
      return element;
  }
};

type Trees = Readonly<Record<string, ReadonlyArray<MessageFormatElement>>>;

/** Whether a message is the name of a company, which is the same in every language. */
const isName = (id: string): boolean => id.startsWith('social.');

/** Makes the pseudo-locale's catalogue: accented and longer texts, unchanged arguments, tags and names. */
export const pseudoCatalogue = (trees: Trees): Trees =>
  Object.fromEntries(Object.entries(trees).map(([id, tree]) => [id, isName(id) ? tree : tree.map(pseudoElement)]));
