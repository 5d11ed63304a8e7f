import type { OneTimeCode } from '#domain/identity/credentials.ts';
import { voidsCode, type CodeFault } from './codeFault.ts';
import type { Change } from './session.ts';

/** Keeps the code the visitor entered; what was wrong with an earlier one is past. */
export const withCode =
  (code: OneTimeCode): Change =>
  (session) => ({ ...session, code, codeFault: null });

/** Keeps what is wrong with the entered code, in place of any other fault; rate limit and too many attempts void the code. */
export const withCodeFault =
  (codeFault: CodeFault): Change =>
  (session) => ({ ...session, codeFault, code: voidsCode(codeFault) ? null : session.code });

/** Nothing is wrong with the entered code. */
export const withoutCodeFault: Change = (session) => ({ ...session, codeFault: null });
