import * as E from 'fp-ts/Either';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';

/** Six digits. Only `parseCode` makes one. */
export type OneTimeCode = Nominal<'OneTimeCode'>;

/** The number of digits of a code. */
export const codeLength: number = 6;

/** The code in a typed, pasted or filled-in text; leading zeros kept. */
export const parseCode = (typed: string): E.Either<'Missing' | 'TooShort' | 'TooLong', OneTimeCode> => {
  const digits = codeDigits(typed);
  if (digits === '') return E.left('Missing');
  if (digits.length < codeLength) return E.left('TooShort');
  return digits.length > codeLength ? E.left('TooLong') : E.right(unsafeNominal<'OneTimeCode'>(digits));
};

/** The one code that a text holds, else all its digits; those of every script as 0 to 9. */
export const codeDigits = (text: string): string => onlyCode(text) ?? digitsOf(text);

/**
 * The digits of a field after an input event. An inserted text that holds one code replaces what was in the field. `inserted` is empty
 * where the browser does not say what is new, such as for a fill-in of the whole field.
 */
export const digitsAfterInput = (inserted: string, after: string): string =>
  onlyCode(inserted === '' ? after : inserted) ?? digitsOf(after);

/** The only distinct group of six digits. Spaces, dashes and invisible characters do not split a group; a line break does. */
const onlyCode = (text: string): string | null => {
  const groups = (text.match(/\p{Nd}(?:[\p{Zs}\p{Pd}\p{Cf}\p{DI}\u2212]*\p{Nd})*/gu) ?? []).map(digitsOf);
  const [code, ...others] = new Set(groups.filter(({ length }) => length === codeLength));
  return code !== undefined && others.length === 0 ? code : null;
};

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, asciiDigit);

// Because: Unicode guarantees that decimal digits are in contiguous runs from 0 to 9, so no table of scripts is needed.
const asciiDigit = (digit: string): string => {
  const place = digit.codePointAt(0) ?? 0;
  let zero = place;
  while (isDecimal(zero - 1)) zero -= 1;
  return String((place - zero) % 10);
};

const isDecimal = (place: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(place));
