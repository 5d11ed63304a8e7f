import fc from 'fast-check';
import type { CodeFault } from '#domain/session/session.ts';

const until = fc.option(fc.nat());

/** Any fault of an entered code. */
export const codeFault: fc.Arbitrary<CodeFault> = fc.oneof(
  fc.record({ _tag: fc.constantFrom('rateLimit' as const, 'tooManyException' as const), until }),
  fc.record({ _tag: fc.constantFrom('invalidCode' as const, 'expiredCode' as const) }),
);
