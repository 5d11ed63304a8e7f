import fc from 'fast-check';
import { codeLength, type OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';

/** Any code. */
export const oneTimeCode: fc.Arbitrary<OneTimeCode> = fc
  .stringMatching(new RegExp(`^[0-9]{${codeLength}}$`))
  .map((digits) => unsafeNominal<'OneTimeCode'>(digits));

/** Digits of which there are fewer than a code has, and more. */
export const tooFewDigits: fc.Arbitrary<string> = fc.stringMatching(new RegExp(`^[0-9]{1,${codeLength - 1}}$`));
export const tooManyDigits: fc.Arbitrary<string> = fc.stringMatching(
  new RegExp(`^[0-9]{${codeLength + 1},${2 * codeLength}}$`),
);
