import * as E from 'fp-ts/Either';
import { constNull } from 'fp-ts/function';

/** The right value of an either; null for a left one. */
export const rightOrNull = <Value>(either: E.Either<unknown, Value>): Value | null =>
  E.isRight(either) ? either.right : null;

/** What a function returns; null where it throws. */
export const orNull = <Value>(run: () => Value): Value | null => rightOrNull(E.tryCatch(run, constNull));

/** The value of a JSON text; null for a text that is not JSON. */
export const jsonOrNull = (text: string): unknown => orNull((): unknown => JSON.parse(text));
