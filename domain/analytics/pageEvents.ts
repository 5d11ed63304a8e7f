import { type IdentityFault, isIdentityFault } from '#domain/identity/identityFault.ts';
import { routeOf, type RoutePath, type ScreenName, screenName } from '#domain/navigation/routes.ts';
import type { AnalyticsEvent, FailureName, FormName } from './events.ts';

/** What happened on a page, as the page knows it. */
export type PageEvent =
  | { readonly _tag: 'Navigated'; readonly path: string; readonly entryFault: IdentityFault | null }
  | { readonly _tag: 'FormSubmitted'; readonly path: string }
  | { readonly _tag: 'FaultShown'; readonly path: string; readonly fault: TaggedFault }
  | { readonly _tag: 'DialogShown'; readonly screen: ScreenName };

/** The analytics event of what happened on a page: a form or a failure. Null for anything else, and for a path without a screen. */
export const analyticsEventOf = (event: AnalyticsEvent | PageEvent): AnalyticsEvent | null => {
  if ('name' in event) return event;
  if (event._tag === 'DialogShown') return null;
  const screen = routeOf(event.path);
  if (screen === null) return null;
  switch (event._tag) {
    case 'Navigated':
      return shownFailure(failureOnNavigation(screen, event.entryFault));
    case 'FaultShown':
      return shownFailure(failureName(event.fault, screen));
    case 'FormSubmitted': {
      const form = formName(screen);
      return form === null ? null : { name: 'Form Submitted', form };
    }
  }
};

const shownFailure = (failure: FailureName | null): AnalyticsEvent | null =>
  failure === null ? null : { name: 'Failure Shown', failure };

/** A fault as a view has it: one of the identity service, or one of a use case. */
export type TaggedFault = { readonly _tag: string };

/** The failure name of a fault that a screen shows. Null where nothing failed: a field error, a cancelled call, a required second factor. */
export const failureName = (fault: TaggedFault, path: RoutePath): FailureName | null => {
  if (fault._tag === 'NumberRefused') return 'non-supported phone number type';
  if (!isIdentityFault(fault) || fault._tag === 'Cancelled' || fault._tag === 'TwoFactorIncomplete') return null;
  if (path === '/change-password') return 'change password failed';
  const named = failuresOfFaults[fault._tag];
  if (named !== undefined) return named;
  if (twoFactorScreens.includes(screenName(path))) return '2FA failure';
  const isCodeRefused = fault._tag === 'CodeMismatch' || fault._tag === 'CodeExpired';
  return isCodeRefused ? 'invalid or expired email verification code' : 'something went wrong';
};

const failuresOfFaults: { readonly [Tag in IdentityFault['_tag']]?: FailureName } = {
  AccountLocked: 'account locked',
  WrongCredentials: 'login failed',
  UsernameTaken: 'email already in use',
};

const twoFactorScreens: ReadonlyArray<ScreenName | null> = ['2FA setup', 'change of 2FA phone number'];

/** The failure to track when a screen is entered: that of the screen, or the fault that led to sign-in. Null for none. */
export const failureOnNavigation = (path: RoutePath, entryFault: IdentityFault | null): FailureName | null => {
  if (path === '/signin') return entryFault === null ? null : failureName(entryFault, path);
  return screenFailures[path] ?? null;
};

const screenFailures: { readonly [Path in RoutePath]?: FailureName } = {
  '/signin/locked': 'account locked',
  '/signin/closed': 'something went wrong',
  '/signin/error': 'something went wrong',
  '/signup/error': 'something went wrong',
  '/forgot-password/error': 'something went wrong',
  '/2fa/locked': '2FA failure',
};

/** The name of a screen's form; null for a screen without one. */
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
