import fc from 'fast-check';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';

/** Any code. */
export const oneTimeCode: fc.Arbitrary<OneTimeCode> = fc
  .integer({ min: 0, max: 999_999 })
  .map((number) => unsafeNominal<'OneTimeCode'>(String(number).padStart(6, '0')));
