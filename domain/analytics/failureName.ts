import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { screenName } from '#domain/navigation/screenName.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { FailureName } from './events.ts';

/** What analytics calls a fault met on a screen; null where the person gave up or nothing failed. */
export const failureName = (fault: IdentityFault, path: RoutePath): FailureName | null => {
  if (fault._tag === 'Cancelled' || fault._tag === 'TwoFactorIncomplete') return null;
  if (path === '/change-password') return 'change password failed';
  switch (fault._tag) {
    case 'AccountLocked':
      return 'account locked';
    case 'WrongCredentials':
      return 'login failed';
    case 'UsernameTaken':
      return 'email already in use';
    case 'CodeMismatch':
    case 'CodeExpired':
      return isTwoFactor(path) ? '2FA failure' : 'invalid or expired email verification code';
    default:
      return isTwoFactor(path) ? '2FA failure' : 'something went wrong';
  }
};

const isTwoFactor = (path: RoutePath): boolean => {
  const screen = screenName(path);
  return screen === '2FA setup' || screen === 'change of 2FA phone number';
};

/** A fault as a view knows it: one of the identity service, or one a use case found by itself. */
export type NamedFault = { readonly _tag: string };

/** The same for whatever a screen may show: what was left out or mistyped is a slip, and no failure. */
export const faultFailure = (fault: NamedFault, path: RoutePath): FailureName | null => {
  if (fault._tag === 'NumberRefused') return 'non-supported phone number type';
  return isIdentityFault(fault) ? failureName(fault, path) : null;
};

const identityFaults: { readonly [Tag in IdentityFault['_tag']]: true } = {
  WrongCredentials: true,
  EmailUnconfirmed: true,
  EmailChangePending: true,
  AccountLocked: true,
  AccountClosed: true,
  CodeMismatch: true,
  CodeExpired: true,
  RateLimited: true,
  TooManyAttempts: true,
  UsernameTaken: true,
  PasswordRefused: true,
  TwoFactorIncomplete: true,
  SignedOut: true,
  Unreachable: true,
  ServiceFailed: true,
  Cancelled: true,
  Unexpected: true,
};

const isIdentityFault = (fault: NamedFault): fault is IdentityFault => Object.hasOwn(identityFaults, fault._tag);
