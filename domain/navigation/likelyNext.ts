import type { RoutePath } from './routes.ts';

const likely: { readonly [Path in RoutePath]?: RoutePath } = {
  '/signin': '/2fa/verify-number',
  '/signin/account-selection': '/2fa/verify-number',
  '/signin/locked': '/forgot-password',
  '/signin/email-verification': '/2fa/verify-number',
  '/signup': '/signup/email-verification',
  '/signup/email-verification': '/signup/creating',
  '/forgot-password': '/forgot-password/email-verification',
  '/forgot-password/email-verification': '/forgot-password/new-password',
  '/forgot-password/new-password': '/2fa/verify-number',
  '/continue': '/2fa/verify-number',
  '/idp/existing': '/2fa/verify-number',
  '/2fa/add-number': '/2fa/verify-number',
  '/2fa/change-number': '/2fa/verify-number',
  '/2fa/review-number': '/2fa/verify-number',
  '/2fa/choose-number': '/2fa/verify-number',
  '/2fa/phone-validation': '/2fa/verify-number',
};

/** The screen that most likely comes next; null where that is mostly a page of another site. */
export const likelyNext = (screen: RoutePath): RoutePath | null => likely[screen] ?? null;
