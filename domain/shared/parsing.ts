import type { Either } from 'fp-ts/Either';

/** The right value of an either; null for a left one. */
export const rightOrNull = <Value>(either: Either<unknown, Value>): Value | null =>
  either._tag === 'Left' ? null : either.right;

/** What a function returns; null where it throws. */
export const orNull = <Value>(run: () => Value): Value | null => {
  try {
    return run();
  } catch {
    return null;
  }
};

/** The value of a JSON text; null for a text that is not JSON. */
export const jsonOrNull = (text: string): unknown => orNull((): unknown => JSON.parse(text));

const invisible = /[\p{Cf}\p{DI}\r\n\u0085]/gu;

/** A text without its invisible characters (format characters, variation selectors, fillers, line breaks) and without white space at its ends. */
export const visibleText = (text: string): string => text.replace(invisible, '').trim();

/** A text with its ASCII letters in lower case: all others change their case in surprising ways, such as the Kelvin sign to a plain k. */
export const inLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
