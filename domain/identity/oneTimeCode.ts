import * as E from 'fp-ts/Either';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';

/** `codeLength` digits. Only `parseCode` makes one. */
export type OneTimeCode = Nominal<'OneTimeCode'>;

/** How many digits a code has, by email and by phone. The engine, the page and its words take it from here. */
export const codeLength: number = 6;

/** The code in a typed, pasted or filled-in text. Leading zeros stay. */
export const parseCode = (typed: string): E.Either<'Missing' | 'TooShort' | 'TooLong', OneTimeCode> => {
  const digits = codeDigits(typed);
  if (digits === '') return E.left('Missing');
  if (digits.length < codeLength) return E.left('TooShort');
  return digits.length > codeLength ? E.left('TooLong') : E.right(unsafeNominal<'OneTimeCode'>(digits));
};

/** The code of a text that holds exactly one; else all digits of the text. Digits of any script become 0 to 9. */
export const codeDigits = (text: string): string => onlyCode(text) ?? digitsOf(text);

/**
 * The digits of a field after an input event, whose text is `after` then. An inserted text that holds exactly one code replaces the
 * whole field. `inserted` is empty where the browser does not say what is new, for example after it filled in the whole field.
 */
export const digitsAfterInput = (inserted: string, after: string): string =>
  onlyCode(inserted === '' ? after : inserted) ?? digitsOf(after);

/** The only code in a text: a group of as many digits as a code has. Spaces, dashes and invisible characters do not split a group; a line break does. */
const onlyCode = (text: string): string | null => {
  const groups = (text.match(/\p{Nd}(?:[\p{Zs}\p{Pd}\p{Cf}\p{DI}\u2212]*\p{Nd})*/gu) ?? []).map(digitsOf);
  const [code, ...others] = new Set(groups.filter(({ length }) => length === codeLength));
  return code !== undefined && others.length === 0 ? code : null;
};

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, asciiDigit);

/** A digit of any script as 0 to 9. Unicode keeps the ten digits of a script together, so no table of scripts is needed. */
const asciiDigit = (digit: string): string => {
  const place = digit.codePointAt(0) ?? 0;
  let zero = place;
  while (isDecimal(zero - 1)) zero -= 1;
  return String((place - zero) % 10);
};

const isDecimal = (place: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(place));
