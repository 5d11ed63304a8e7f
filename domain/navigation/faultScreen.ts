import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { RoutePath } from './routes.ts';

/** The screen of its own that a fault of signing in has; null when it is said on the form. */
export const signInFaultScreen = (fault: IdentityFault): RoutePath | null => {
  switch (fault._tag) {
    case 'AccountLocked':
      return '/signin/locked';
    case 'AccountClosed':
      return '/signin/closed';
    case 'EmailUnconfirmed':
      return '/signup/email-verification';
    case 'EmailChangePending':
      return '/signin/email-verification';
    case 'Unexpected':
    case 'UsernameTaken':
    case 'PasswordRefused':
      return '/signin/error';
    case 'WrongCredentials':
    case 'CodeMismatch':
    case 'CodeExpired':
    case 'RateLimited':
    case 'TooManyAttempts':
    case 'TwoFactorIncomplete':
    case 'SignedOut':
    case 'Unreachable':
    case 'ServiceFailed':
    case 'Cancelled':
      return null;
  }
};

/** The screen a fault of sign-up, recovery or an email's confirmation leads to; null when it is said on the form. */
export const flowFaultScreen =
  (errorScreen: RoutePath | null) =>
  (fault: IdentityFault): RoutePath | null => {
    switch (fault._tag) {
      case 'AccountLocked':
        return '/signin/locked';
      case 'AccountClosed':
        return '/signin/closed';
      case 'SignedOut':
        return '/signin';
      case 'EmailUnconfirmed':
      case 'EmailChangePending':
      case 'Unexpected':
        return errorScreen;
      case 'WrongCredentials':
      case 'CodeMismatch':
      case 'CodeExpired':
      case 'RateLimited':
      case 'TooManyAttempts':
      case 'UsernameTaken':
      case 'PasswordRefused':
      case 'TwoFactorIncomplete':
      case 'Unreachable':
      case 'ServiceFailed':
      case 'Cancelled':
        return null;
    }
  };
