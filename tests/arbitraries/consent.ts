import fc from 'fast-check';
import type { Consent, ConsentState } from '#domain/consent/consent.ts';

/** Any consent. */
export const consent: fc.Arbitrary<Consent> = fc.record({
  performance: fc.boolean(),
  marketing: fc.boolean(),
  compliance: fc.boolean(),
});

/** Any stored choice, or none. */
export const consentState: fc.Arbitrary<ConsentState> = fc.oneof(
  fc.constant<ConsentState>({ _tag: 'Unset' }),
  consent.map((given): ConsentState => ({ _tag: 'Given', consent: given })),
);
