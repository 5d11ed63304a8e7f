import * as E from 'fp-ts/Either';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import type { OneTimeCode } from './credentials.ts';

/** Why a code is refused. */
export type CodeProblem = 'Missing' | 'TooShort' | 'TooLong';

/** The number of digits of a code. */
export const codeLength: number = 6;

/** The code in a typed, pasted or filled-in text; leading zeros kept. */
export const parseCode = (typed: string): E.Either<CodeProblem, OneTimeCode> => {
  const digits = codeDigits(typed);
  if (digits === '') return E.left('Missing');
  if (digits.length < codeLength) return E.left('TooShort');
  return digits.length > codeLength ? E.left('TooLong') : E.right(unsafeNominal<'OneTimeCode'>(digits));
};

/** The digits of a text, those of every script as 0 to 9. */
export const codeDigits = (typed: string): string => (typed.match(/\p{Nd}/gu) ?? []).map(asciiDigit).join('');

// Because: Unicode guarantees that decimal digits are in contiguous runs from 0 to 9, so no table of scripts is needed.
const asciiDigit = (digit: string): string => {
  const place = digit.codePointAt(0) ?? 0;
  let zero = place;
  while (isDecimal(zero - 1)) zero -= 1;
  return String((place - zero) % 10);
};

const isDecimal = (place: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(place));
