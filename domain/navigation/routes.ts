/** Which frame a screen stands in. */
export type Layout = 'default' | 'withoutStepper' | 'twoFactorAuth' | 'none';
export type Flow = 'SignIn' | 'SignUp' | 'ForgotPassword' | 'TwoFactor' | null;

type Row = { readonly layout: Layout; readonly flow: Flow; readonly goBack: boolean; readonly stepper: boolean };

const row = (layout: Layout, flow: Flow, more: Partial<Row> = {}): Row => ({
  layout,
  flow,
  goBack: false,
  stepper: false,
  ...more,
});

export type RoutePath =
  | '/'
  | '/signin'
  | '/signin/account-selection'
  | '/signin/closed'
  | '/signin/email-verification'
  | '/signin/error'
  | '/signin/locked'
  | '/signup'
  | '/signup/creating'
  | '/signup/email-verification'
  | '/signup/error'
  | '/forgot-password'
  | '/forgot-password/email-verification'
  | '/forgot-password/new-password'
  | '/forgot-password/error'
  | '/change-password'
  | '/account-type'
  | '/continue'
  | '/idp/continue'
  | '/idp/existing'
  | TwoFactorPath;

export type TwoFactorPath =
  | '/2fa/add-number'
  | '/2fa/change-number'
  | '/2fa/review-number'
  | '/2fa/choose-number'
  | '/2fa/locked'
  | '/2fa/phone-validation'
  | '/2fa/verify-number';

/** Every screen there is: its frame, its flow, whether it offers to go back and whether the steps stand above it. */
export const routes: { readonly [Path in RoutePath]: Row } = {
  '/': row('none', 'SignIn'),
  '/signin': row('default', 'SignIn'),
  '/signin/account-selection': row('default', 'SignIn'),
  '/signin/closed': row('default', 'SignIn'),
  '/signin/email-verification': row('default', 'SignIn'),
  '/signin/error': row('default', 'SignIn'),
  '/signin/locked': row('default', 'SignIn'),
  '/signup': row('default', 'SignUp', { stepper: true }),
  '/signup/creating': row('default', 'SignUp'),
  '/signup/email-verification': row('default', 'SignUp', { stepper: true }),
  '/signup/error': row('default', 'SignUp'),
  '/forgot-password': row('default', 'ForgotPassword', { goBack: true }),
  '/forgot-password/email-verification': row('default', 'ForgotPassword'),
  '/forgot-password/new-password': row('default', 'ForgotPassword'),
  '/forgot-password/error': row('default', 'ForgotPassword'),
  '/change-password': row('withoutStepper', null, { goBack: true }),
  '/account-type': row('withoutStepper', 'SignIn'),
  '/continue': row('withoutStepper', null),
  '/idp/continue': row('none', null),
  '/idp/existing': row('withoutStepper', 'SignIn'),
  '/2fa/add-number': row('twoFactorAuth', 'TwoFactor'),
  '/2fa/change-number': row('twoFactorAuth', 'TwoFactor'),
  '/2fa/review-number': row('twoFactorAuth', 'TwoFactor'),
  '/2fa/choose-number': row('withoutStepper', 'SignIn'),
  '/2fa/locked': row('withoutStepper', 'TwoFactor'),
  '/2fa/phone-validation': row('twoFactorAuth', 'TwoFactor'),
  '/2fa/verify-number': row('twoFactorAuth', 'TwoFactor'),
};

/** Whether a screen is only passed through: it leaves no entry in the history to come back to. */
export const isPassage = (path: RoutePath): boolean => path === '/signup/creating';

/** The screen a path names, one trailing slash overlooked; null when there is none. */
export const routeOf = (path: string): RoutePath | null => {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return isRoutePath(trimmed) ? trimmed : null;
};

const isRoutePath = (path: string): path is RoutePath => Object.hasOwn(routes, path);
