import type { RoutePath } from './routes.ts';

// Because: only the service knows whether it sends a code at once, or after a choice of the channel.
const secondFactor: ReadonlyArray<RoutePath> = ['/2fa/phone-validation', '/2fa/verify-number'];

const likely: { readonly [Path in RoutePath]?: ReadonlyArray<RoutePath> } = {
  '/signin': secondFactor,
  '/signin/account-selection': secondFactor,
  '/signin/locked': ['/forgot-password'],
  '/signin/email-verification': secondFactor,
  '/signup': ['/signup/email-verification'],
  '/signup/email-verification': ['/signup/creating'],
  '/forgot-password': ['/forgot-password/email-verification'],
  '/forgot-password/email-verification': ['/forgot-password/new-password'],
  '/forgot-password/new-password': secondFactor,
  '/continue': secondFactor,
  '/idp/existing': secondFactor,
  '/2fa/add-number': secondFactor,
  '/2fa/change-number': secondFactor,
  '/2fa/review-number': secondFactor,
  '/2fa/choose-number': secondFactor,
  '/2fa/phone-validation': ['/2fa/verify-number'],
};

/** The screens that most likely come next. None where the next page is mostly one of another site. */
export const likelyNext = (screen: RoutePath): ReadonlyArray<RoutePath> => likely[screen] ?? [];
