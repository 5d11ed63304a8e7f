import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { type CodeFault, voidsCode } from './codeFault.ts';
import type { Change } from './session.ts';

/** Stores the entered code and clears the fault of an earlier one. */
export const withCode =
  (code: OneTimeCode): Change =>
  (session) => ({ ...session, code, codeFault: null });

/** Stores the fault of the entered code; a rate limit and too many attempts also clear the code. */
export const withCodeFault =
  (codeFault: CodeFault): Change =>
  (session) => ({ ...session, codeFault, code: voidsCode(codeFault) ? null : session.code });
