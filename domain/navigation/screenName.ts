import type { RoutePath } from './routes.ts';

/** A screen as analytics names it (specification 2.5). */
export type ScreenName =
  | 'leave-registration popup'
  | 'leave-2FA popup'
  | 'account registration'
  | 'email verification'
  | 'login'
  | 'password recovery'
  | 'not found'
  | 'continue-as'
  | 'change password'
  | 'account type selection'
  | '2FA setup'
  | 'change of 2FA phone number';

/** The screen name of a route, 'not found' for an unknown path; null for a route that is only passed through. */
export const screenName = (path: RoutePath | null): ScreenName | null => (path === null ? 'not found' : names[path]);

const names: { readonly [Path in RoutePath]: ScreenName | null } = {
  '/': null,
  '/signin': 'login',
  '/signin/account-selection': 'login',
  '/signin/closed': 'login',
  '/signin/email-verification': 'email verification',
  '/signin/error': 'login',
  '/signin/locked': 'login',
  '/signup': 'account registration',
  '/signup/creating': 'account registration',
  '/signup/email-verification': 'email verification',
  '/signup/error': 'account registration',
  '/forgot-password': 'password recovery',
  '/forgot-password/email-verification': 'password recovery',
  '/forgot-password/new-password': 'password recovery',
  '/forgot-password/error': 'password recovery',
  '/change-password': 'change password',
  '/account-type': 'account type selection',
  '/continue': 'continue-as',
  '/idp/continue': null,
  '/idp/existing': 'continue-as',
  '/2fa/add-number': '2FA setup',
  '/2fa/change-number': 'change of 2FA phone number',
  '/2fa/review-number': '2FA setup',
  '/2fa/choose-number': '2FA setup',
  '/2fa/locked': '2FA setup',
  '/2fa/phone-validation': '2FA setup',
  '/2fa/verify-number': '2FA setup',
};
