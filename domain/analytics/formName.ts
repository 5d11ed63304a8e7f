import type { RoutePath } from '#domain/navigation/routes.ts';
import type { FormName } from './events.ts';

/** The analytics name of a screen's form; null where it has none. */
export const formName = (path: RoutePath): FormName | null => names[path] ?? null;

const names: { readonly [Path in RoutePath]?: FormName } = {
  '/signin': 'sign in',
  '/signin/email-verification': 'email verification',
  '/signup': 'sign up',
  '/signup/email-verification': 'email verification',
  '/forgot-password': 'forgot password',
  '/forgot-password/email-verification': 'email verification',
  '/forgot-password/new-password': 'new password',
  '/change-password': 'change password',
  '/account-type': 'account type',
  '/2fa/add-number': 'phone number',
  '/2fa/change-number': 'phone number',
  '/2fa/review-number': 'phone number',
  '/2fa/choose-number': 'phone number',
  '/2fa/phone-validation': 'phone number',
  '/2fa/verify-number': '2FA code',
};
