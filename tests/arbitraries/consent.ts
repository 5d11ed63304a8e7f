import fc from 'fast-check';
import type { Consent } from '#domain/consent/consent.ts';

/** Any consent. */
export const consent: fc.Arbitrary<Consent> = fc.record({
  performance: fc.boolean(),
  marketing: fc.boolean(),
  compliance: fc.boolean(),
});
