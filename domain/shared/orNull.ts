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
