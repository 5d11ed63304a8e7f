import { isIdentityFault, type IdentityFault } from '#domain/identity/identityFault.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { screenName } from '#domain/navigation/screenName.ts';
import type { Session } from '#domain/session/session.ts';
import type { FailureName } from './events.ts';

/** The failure name of a fault on a screen; null where the person cancelled or nothing failed. */
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

/** A fault as a view knows it: a fault of the identity service, or one that a use case found. */
export type TaggedFault = { readonly _tag: string };

/** The failure name of any fault that a screen shows; null for a field error, which is no failure. */
export const failureNameForFault = (fault: TaggedFault, path: RoutePath): FailureName | null => {
  if (fault._tag === 'NumberRefused') return 'non-supported phone number type';
  return isIdentityFault(fault) ? failureName(fault, path) : null;
};

/** The failure to track when a screen is entered: the screen's own, or the fault that led to sign-in; null for none. */
export const failureOnNavigation = (
  path: RoutePath,
  { entryFault }: Pick<Session, 'entryFault'>,
): FailureName | null => {
  if (path === '/signin') return entryFault === null ? null : failureName(entryFault, path);
  return screenFailures[path] ?? null;
};

const screenFailures: { readonly [Path in RoutePath]?: FailureName } = {
  '/signin/locked': 'account locked',
  '/signin/closed': 'something went wrong',
  '/signin/error': 'something went wrong',
  '/signup/error': 'something went wrong',
  '/forgot-password/error': 'something went wrong',
  '/2fa/locked': '2FA failure',
};
