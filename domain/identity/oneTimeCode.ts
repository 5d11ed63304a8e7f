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

/** What one input event did to a field. The input type is empty where the browser or a password manager filled the field. */
export type FieldInput = {
  readonly inputType: string;
  readonly data: string | null;
  readonly before: string;
  readonly after: string;
};

/** The code that one event completed by paste, autofill or a suggestion of the keyboard; null while it is typed digit by digit. */
export const insertedCode = (input: FieldInput): OneTimeCode | null => {
  const code = parseCode(input.after);
  return E.isRight(code) && isInsertedAtOnce(input) ? code.right : null;
};

const insertedWhole: ReadonlySet<string> = new Set(['', 'insertFromPaste', 'insertFromDrop', 'insertReplacementText']);

const isInsertedAtOnce = ({ inputType, data, before, after }: FieldInput): boolean => {
  if (insertedWhole.has(inputType)) return true;
  if (!inputType.startsWith('insert')) return false;
  // Because: the data of a composition repeats the digits that were typed before.
  const inserted = inputType === 'insertCompositionText' ? 0 : codeDigits(data ?? '').length;
  return inserted > 1 || codeDigits(after).length - codeDigits(before).length > 1;
};

// Because: Unicode guarantees that decimal digits are in contiguous runs from 0 to 9, so no table of scripts is needed.
const asciiDigit = (digit: string): string => {
  const place = digit.codePointAt(0) ?? 0;
  let zero = place;
  while (isDecimal(zero - 1)) zero -= 1;
  return String((place - zero) % 10);
};

const isDecimal = (place: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(place));
