import fc from 'fast-check';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

type Tag = IdentityFault['_tag'];
type Tagged = { readonly [Each in Tag]: fc.Arbitrary<IdentityFault & { readonly _tag: Each }> };

const tagged = <Each extends Tag>(_tag: Each): fc.Arbitrary<{ readonly _tag: Each }> => fc.constant({ _tag });
const waiting = <Each extends Tag>(_tag: Each) =>
  fc.record({ _tag: fc.constant(_tag), retryAfterMs: fc.option(fc.nat(3_600_000)) });

/** The faults of each tag. */
const byTag: Tagged = {
  WrongCredentials: tagged('WrongCredentials'),
  EmailUnconfirmed: tagged('EmailUnconfirmed'),
  EmailChangePending: tagged('EmailChangePending'),
  AccountLocked: tagged('AccountLocked'),
  AccountClosed: tagged('AccountClosed'),
  CodeMismatch: tagged('CodeMismatch'),
  CodeExpired: tagged('CodeExpired'),
  RateLimited: waiting('RateLimited'),
  TooManyAttempts: waiting('TooManyAttempts'),
  UsernameTaken: tagged('UsernameTaken'),
  ParameterRefused: tagged('ParameterRefused'),
  PasswordRefused: fc.record({ _tag: fc.constant('PasswordRefused'), rule: fc.option(fc.string()) }),
  TwoFactorIncomplete: tagged('TwoFactorIncomplete'),
  SignedOut: tagged('SignedOut'),
  Unreachable: tagged('Unreachable'),
  ServiceFailed: tagged('ServiceFailed'),
  Cancelled: tagged('Cancelled'),
  Unexpected: tagged('Unexpected'),
};

/** Any fault of the identity service. */
export const identityFault: fc.Arbitrary<IdentityFault> = fc.oneof(...Object.values(byTag));
