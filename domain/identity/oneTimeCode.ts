import * as E from 'fp-ts/Either';
import { mint } from '#domain/shared/nominal.ts';
import type { OneTimeCode } from './credentials.ts';

export type CodeProblem = 'Missing' | 'TooShort' | 'TooLong';

/** How many digits a code has. */
export const codeLength: number = 6;

/** The code in whatever was typed, pasted or filled in; leading zeros kept. */
export const parseCode = (typed: string): E.Either<CodeProblem, OneTimeCode> => {
  const digits = codeDigits(typed);
  if (digits === '') return E.left('Missing');
  if (digits.length < codeLength) return E.left('TooShort');
  return digits.length > codeLength ? E.left('TooLong') : E.right(mint<'OneTimeCode'>(digits));
};

/** The digits of a text, those of every script written as 0 to 9, and nothing else of it. */
export const codeDigits = (typed: string): string => (typed.match(/\p{Nd}/gu) ?? []).map(asciiDigit).join('');

// Because: Unicode promises that decimal digits stand in unbroken runs from 0 to 9, so no table of scripts is needed.
const asciiDigit = (digit: string): string => {
  const place = digit.codePointAt(0) ?? 0;
  let zero = place;
  while (isDecimal(zero - 1)) zero -= 1;
  return String((place - zero) % 10);
};

const isDecimal = (place: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(place));
