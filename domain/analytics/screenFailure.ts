import type { RoutePath } from '#domain/navigation/routes.ts';
import type { FailureName } from './events.ts';

/** The failure a screen is there to tell of; null for any other screen. */
export const screenFailure = (path: RoutePath): FailureName | null => {
  switch (path) {
    case '/signin/locked':
      return 'account locked';
    case '/signin/closed':
    case '/signin/error':
    case '/signup/error':
    case '/forgot-password/error':
      return 'something went wrong';
    case '/2fa/locked':
      return '2FA failure';
    default:
      return null;
  }
};
