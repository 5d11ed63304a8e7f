import fc from 'fast-check';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

const retryAfterMs = fc.option(fc.nat(3_600_000));

/** Any fault of the identity service. */
export const identityFault: fc.Arbitrary<IdentityFault> = fc.oneof(
  fc.record({
    _tag: fc.constantFrom(
      'WrongCredentials' as const,
      'EmailUnconfirmed' as const,
      'EmailChangePending' as const,
      'AccountLocked' as const,
      'AccountClosed' as const,
      'CodeMismatch' as const,
      'CodeExpired' as const,
      'UsernameTaken' as const,
      'ParameterRefused' as const,
      'TwoFactorIncomplete' as const,
      'Unreachable' as const,
      'ServiceFailed' as const,
      'Cancelled' as const,
      'SignedOut' as const,
      'Unexpected' as const,
    ),
  }),
  fc.record({ _tag: fc.constantFrom('RateLimited' as const, 'TooManyAttempts' as const), retryAfterMs }),
  fc.record({ _tag: fc.constant('PasswordRefused' as const), rule: fc.option(fc.string()) }),
);
