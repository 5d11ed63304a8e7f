import { orNull } from '#domain/shared/orNull.ts';

/** The layout of a screen. */
export type Layout = 'default' | 'withoutStepper' | 'twoFactorAuth' | 'none';
/** The flow that a screen belongs to; null for none. */
export type Flow = 'SignIn' | 'SignUp' | 'ForgotPassword' | 'TwoFactor' | null;

type Row = { readonly layout: Layout; readonly flow: Flow; readonly goBack: boolean; readonly stepper: boolean };

const rows = {
  '/': { layout: 'none', flow: 'SignIn', goBack: false, stepper: false },
  '/signin': { layout: 'default', flow: 'SignIn', goBack: false, stepper: false },
  '/signin/account-selection': { layout: 'default', flow: 'SignIn', goBack: false, stepper: false },
  '/signin/closed': { layout: 'default', flow: 'SignIn', goBack: false, stepper: false },
  '/signin/email-verification': { layout: 'default', flow: 'SignIn', goBack: false, stepper: false },
  '/signin/error': { layout: 'default', flow: 'SignIn', goBack: false, stepper: false },
  '/signin/locked': { layout: 'default', flow: 'SignIn', goBack: false, stepper: false },
  '/signup': { layout: 'default', flow: 'SignUp', goBack: false, stepper: true },
  '/signup/creating': { layout: 'default', flow: 'SignUp', goBack: false, stepper: false },
  '/signup/email-verification': { layout: 'default', flow: 'SignUp', goBack: false, stepper: true },
  '/signup/error': { layout: 'default', flow: 'SignUp', goBack: false, stepper: false },
  '/forgot-password': { layout: 'default', flow: 'ForgotPassword', goBack: true, stepper: false },
  '/forgot-password/email-verification': { layout: 'default', flow: 'ForgotPassword', goBack: false, stepper: false },
  '/forgot-password/new-password': { layout: 'default', flow: 'ForgotPassword', goBack: false, stepper: false },
  '/forgot-password/error': { layout: 'default', flow: 'ForgotPassword', goBack: false, stepper: false },
  '/change-password': { layout: 'withoutStepper', flow: null, goBack: true, stepper: false },
  '/account-type': { layout: 'withoutStepper', flow: 'SignIn', goBack: false, stepper: false },
  '/continue': { layout: 'withoutStepper', flow: null, goBack: false, stepper: false },
  '/idp/continue': { layout: 'none', flow: null, goBack: false, stepper: false },
  '/idp/existing': { layout: 'withoutStepper', flow: 'SignIn', goBack: false, stepper: false },
  '/2fa/add-number': { layout: 'twoFactorAuth', flow: 'TwoFactor', goBack: false, stepper: false },
  '/2fa/change-number': { layout: 'twoFactorAuth', flow: 'TwoFactor', goBack: false, stepper: false },
  '/2fa/review-number': { layout: 'twoFactorAuth', flow: 'TwoFactor', goBack: false, stepper: false },
  '/2fa/choose-number': { layout: 'withoutStepper', flow: 'SignIn', goBack: false, stepper: false },
  '/2fa/locked': { layout: 'withoutStepper', flow: 'TwoFactor', goBack: false, stepper: false },
  '/2fa/phone-validation': { layout: 'twoFactorAuth', flow: 'TwoFactor', goBack: false, stepper: false },
  '/2fa/verify-number': { layout: 'twoFactorAuth', flow: 'TwoFactor', goBack: false, stepper: false },
} as const;

/** The path of a screen. */
export type RoutePath = keyof typeof rows;

/** Every screen: its layout, its flow, whether it offers to go back and whether it shows the stepper. */
export const routes: { readonly [Path in RoutePath]: Row } = rows;

/** Whether a screen is only passed through and leaves no history entry. */
export const leavesNoHistoryEntry = (path: RoutePath): boolean => path === '/signup/creating';

/**
 * The screen of a path as an address has it, percent-encoded; null for an unknown path. Letter case (of ASCII letters), percent-encoding,
 * dot segments between plain slashes, and further or trailing slashes make no difference; a dot segment beside an encoded slash names no
 * screen. The server and the router read every path with this function.
 */
export const routeOf = (path: string): RoutePath | null => {
  if (isRoutePath(path)) return path;
  const plain = path.startsWith('/') ? inOurSpelling(path) : null;
  return plain !== null && isRoutePath(plain) ? plain : null;
};

const isRoutePath = (path: string): path is RoutePath => Object.hasOwn(routes, path);

const inOurSpelling = (path: string): string | null => {
  // Because: a browser resolves dot segments, `%2e` too, before it sends an address.
  const address = new URL('https://site.invalid');
  address.pathname = path;
  const decoded = orNull(() => decodeURIComponent(address.pathname));
  const parts = decoded?.split('/').filter((part) => part !== '');
  // Because: in Unicode, other signs have a small ASCII letter too, for example the Kelvin sign.
  return parts === undefined ? null : `/${parts.join('/').replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())}`;
};

/** Whether a path has no layout and nothing for people to see. */
export const isSystemPath = (path: string): boolean => {
  const screen = routeOf(path);
  return screen !== null && routes[screen].layout === 'none';
};
