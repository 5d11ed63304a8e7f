import type { Session } from '#domain/session/session.ts';
import type { RoutePath } from './routes.ts';

/** The screens that make sense only to somebody who has begun to sign in. */
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

/** Whether somebody has begun to sign in: an email, a password or an identity provider's session is there. */
export const hasBegunSignIn = (session: Session): boolean =>
  session.email !== null || session.password !== null || session.idpSession !== 'None';
