import * as E from 'fp-ts/Either';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';
import { faultsOf, type FormFault, incomplete, parsePassword, type Password } from './credentials.ts';

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
  const codes = new Set(groups.filter(({ length }) => length === codeLength));
  return codes.size === 1 ? Array.from(codes).join('') : null;
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

/** The code and the password of a form, unchecked; null where the form does not ask for it. */
export type TypedCode = { readonly code: string | null; readonly password: string | null };

type CodeAndPassword = { readonly code: OneTimeCode; readonly password: Password };

/** The typed code and password, or those of the session where the form does not ask; otherwise the fault of every field. */
export const parseCodeAndPassword = (
  typed: TypedCode,
  known: { readonly [Field in keyof CodeAndPassword]: CodeAndPassword[Field] | null },
): E.Either<FormFault, CodeAndPassword> => {
  const code = typed.code === null ? orMissing(known.code) : parseCode(typed.code);
  const password = typed.password === null ? orMissing(known.password) : parsePassword(typed.password);
  if (!E.isLeft(code) && !E.isLeft(password)) return E.right({ code: code.right, password: password.right });
  return incomplete([...faultsOf('code', code), ...faultsOf('password', password)]);
};

const orMissing = <Value>(known: Value | null): E.Either<'Missing', Value> =>
  known === null ? E.left('Missing') : E.right(known);

/** The typed code, or its fault. */
export const parseCodeField = (typed: string): E.Either<FormFault, OneTimeCode> => {
  const code = parseCode(typed);
  return E.isLeft(code) ? incomplete(faultsOf('code', code)) : code;
};

/** Six digits. Only `parseCode` makes one. */
export type OneTimeCode = Nominal<'OneTimeCode'>;
