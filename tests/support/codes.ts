import { codeLength, type OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';

/** A code that begins with these digits, or has only these. */
export const codeOf = (digits: string): OneTimeCode =>
  unsafeNominal<'OneTimeCode'>(digits.repeat(codeLength).slice(0, codeLength));

/** A code that differs from the given one. */
export const otherCode = (code: string): OneTimeCode => codeOf(code === codeOf('1') ? '2' : '1');
