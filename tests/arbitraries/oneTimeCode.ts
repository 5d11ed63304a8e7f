import fc from 'fast-check';
import type { OneTimeCode } from '#domain/identity/credentials.ts';
import { mint } from '#domain/shared/nominal.ts';

/** Any six digits. */
export const oneTimeCode: fc.Arbitrary<OneTimeCode> = fc
  .integer({ min: 0, max: 999_999 })
  .map((number) => mint<'OneTimeCode'>(String(number).padStart(6, '0')));
