import fc from 'fast-check';

/** Characters that show nothing: format characters, a variation selector, a filler, and the byte order mark. */
export const invisibleCharacters: ReadonlyArray<string> = Array.from(
  '\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202c' +
    '\u202d\u202e\u2060\u2062\u2066\u2069\u3164\ufe0e\ufe0f\ufeff\u{e0020}',
);

/** White space of every kind that Unicode knows. */
export const whiteSpace: ReadonlyArray<string> = Array.from(
  '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2003\u2007\u2009\u200a\u2028\u2029\u202f\u205f\u3000',
);

const some = (characters: ReadonlyArray<string>): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...characters), { maxLength: 4 }).map((drawn) => drawn.join(''));

/** Invisible characters and white space of every kind, as stands around a pasted text. */
export const blank: fc.Arbitrary<string> = some([...invisibleCharacters, ...whiteSpace]);

const spread = (text: string, characters: ReadonlyArray<string>): fc.Arbitrary<string> =>
  fc
    .array(some(characters), { minLength: text.length, maxLength: text.length })
    .map((drawn) => Array.from(text, (character, at) => character + (drawn[at] ?? '')).join(''));

/** A text with invisible characters anywhere in it, and white space around it. */
export const pasted = (text: string): fc.Arbitrary<string> =>
  fc.tuple(blank, spread(text, invisibleCharacters), blank).map((parts) => parts.join(''));

/** A text with invisible characters and white space anywhere in it. */
export const spaced = (text: string): fc.Arbitrary<string> => spread(text, [...invisibleCharacters, ...whiteSpace]);
