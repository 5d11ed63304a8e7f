import * as E from 'fp-ts/Either';
import type { OneTimeCode, Password } from './credentials.ts';
import type { FieldFault, FormFault } from './fieldFault.ts';
import { parseCode } from './oneTimeCode.ts';
import { parsePassword } from './parsePassword.ts';

/** The code and the password of a form, unchecked; null where the form does not ask for it. */
export type TypedCode = { readonly code: string | null; readonly password: string | null };

/** The code and the password that the session already has. */
export type KnownCode = { readonly code: OneTimeCode | null; readonly password: Password | null };

/** A code and a password, checked. */
export type CodeAndPassword = { readonly code: OneTimeCode; readonly password: Password };

/** The typed code and password, or those of the session where the form does not ask; otherwise the fault of every field. */
export const parseCodeAndPassword = (typed: TypedCode, known: KnownCode): E.Either<FormFault, CodeAndPassword> => {
  const code = typed.code === null ? E.fromNullable('Missing' as const)(known.code) : parseCode(typed.code);
  const password =
    typed.password === null ? E.fromNullable('Missing' as const)(known.password) : parsePassword(typed.password);
  if (E.isRight(code) && E.isRight(password)) return E.right({ code: code.right, password: password.right });
  const fields: ReadonlyArray<FieldFault> = [
    ...(E.isLeft(code) ? [{ field: 'code', problem: code.left } as const] : []),
    ...(E.isLeft(password) ? [{ field: 'password', problem: password.left } as const] : []),
  ];
  return E.left({ _tag: 'Incomplete', fields });
};

/** The typed code, or its fault. */
export const parseCodeField = (typed: string): E.Either<FormFault, OneTimeCode> => {
  const code = parseCode(typed);
  return E.isRight(code) ? code : E.left({ _tag: 'Incomplete', fields: [{ field: 'code', problem: code.left }] });
};
