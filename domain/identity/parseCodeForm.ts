import * as E from 'fp-ts/Either';
import type { OneTimeCode, Password } from './credentials.ts';
import type { FieldFault, FormFault } from './fieldFault.ts';
import { parseCode } from './oneTimeCode.ts';
import { parsePassword } from './parsePassword.ts';

/** A code and a password as they stand in a form; null where the form does not ask for it. */
export type TypedCode = { readonly code: string | null; readonly password: string | null };

/** What is at hand without asking. */
export type AtHand = { readonly code: OneTimeCode | null; readonly password: Password | null };

export type CodeAndPassword = { readonly code: OneTimeCode; readonly password: Password };

/** Joins what was typed with what is at hand, or says of each field at once what is wrong with it. What was typed wins. */
export const parseCodeAndPassword = (typed: TypedCode, atHand: AtHand): E.Either<FormFault, CodeAndPassword> => {
  const code = typed.code === null ? E.fromNullable('Missing' as const)(atHand.code) : parseCode(typed.code);
  const password =
    typed.password === null ? E.fromNullable('Missing' as const)(atHand.password) : parsePassword(typed.password);
  if (E.isRight(code) && E.isRight(password)) return E.right({ code: code.right, password: password.right });
  const codeFaults: ReadonlyArray<FieldFault> = E.isLeft(code) ? [{ field: 'code', problem: code.left }] : [];
  const passwordFaults: ReadonlyArray<FieldFault> = E.isLeft(password)
    ? [{ field: 'password', problem: password.left }]
    : [];
  return E.left({ _tag: 'Incomplete', fields: [...codeFaults, ...passwordFaults] });
};

/** The code alone, or what is wrong with it. */
export const parseCodeField = (typed: string): E.Either<FormFault, OneTimeCode> => {
  const code = parseCode(typed);
  return E.isRight(code) ? code : E.left({ _tag: 'Incomplete', fields: [{ field: 'code', problem: code.left }] });
};
