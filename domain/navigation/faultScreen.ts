import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { RoutePath } from './routes.ts';

/** Returns the screen that a fault leads to; null when the form shows the fault. */
export type FaultScreen = (fault: IdentityFault) => RoutePath | null;

/** The screens of the faults of sign-in. A wrong password (a 401) has none: the form shows `signIn.fault.WrongCredentials`. */
export const signInFaultScreen: FaultScreen = (fault) => {
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

/** The screens of the faults of two-factor; `errorScreen` takes the faults that nothing else explains. */
export const flowFaultScreen =
  (errorScreen: RoutePath | null): FaultScreen =>
  (fault) => {
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

/**
 * The screens of the faults after a sign-up was confirmed. The account exists, so a fault that another try cannot mend leads to
 * sign-in, and never back to the form or to the code.
 */
export const newAccountFaultScreen: FaultScreen = (fault) => {
  switch (fault._tag) {
    case 'AccountLocked':
      return '/signin/locked';
    case 'AccountClosed':
      return '/signin/closed';
    case 'WrongCredentials':
    case 'EmailUnconfirmed':
    case 'EmailChangePending':
    case 'CodeMismatch':
    case 'CodeExpired':
    case 'UsernameTaken':
    case 'PasswordRefused':
    case 'SignedOut':
    case 'Unexpected':
      return '/signin';
    case 'RateLimited':
    case 'TooManyAttempts':
    case 'TwoFactorIncomplete':
    case 'Unreachable':
    case 'ServiceFailed':
    case 'Cancelled':
      return null;
  }
};

/**
 * The screens of the faults of a flow with an emailed code (sign-up, recovery, email change). An account that waits for
 * another code leads to the screen that takes that code.
 */
export const codeFlowFaultScreen =
  (errorScreen: RoutePath | null): FaultScreen =>
  (fault) =>
    fault._tag === 'EmailUnconfirmed' || fault._tag === 'EmailChangePending'
      ? signInFaultScreen(fault)
      : flowFaultScreen(errorScreen)(fault);
