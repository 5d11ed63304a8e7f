import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Session } from '#domain/session/session.ts';
import type { FailureName } from './events.ts';
import { failureName } from './failureName.ts';

/** The failure a screen tells of the moment it is arrived at: its own, or the one that led to sign-in; null for none. */
export const failureOnArrival = (path: RoutePath, { entryFault }: Pick<Session, 'entryFault'>): FailureName | null => {
  switch (path) {
    case '/signin':
      return entryFault === null ? null : failureName(entryFault, path);
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
