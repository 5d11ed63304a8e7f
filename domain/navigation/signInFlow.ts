import type { Session } from '#domain/session/session.ts';
import type { RoutePath } from './routes.ts';

/** The screens that need a sign-in in progress. */
export const signInFlow: ReadonlyArray<RoutePath> = [
  '/signin/account-selection',
  '/signin/closed',
  '/signin/email-verification',
  '/signin/error',
  '/signin/locked',
  '/account-type',
  '/idp/existing',
  '/2fa/choose-number',
];

/** Whether a sign-in is in progress: the session has an email or an identity provider's sign-in. */
export const hasStartedSignIn = (session: Session): boolean => session.email !== null || session.idpSession !== 'None';
