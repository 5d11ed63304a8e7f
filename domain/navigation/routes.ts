import { orNull } from '#domain/shared/parsing.ts';

/** The layout of a screen. */
export type Layout = 'default' | 'withoutStepper' | 'twoFactorAuth' | 'none';
/** The flow that a screen belongs to; null for none. */
export type Flow = 'SignIn' | 'SignUp' | 'ForgotPassword' | 'TwoFactor' | null;

type Row = { readonly layout: Layout; readonly flow: Flow; readonly name: ScreenName | null };

const rows = {
  '/': { layout: 'none', flow: 'SignIn', name: null },
  '/signin': { layout: 'default', flow: 'SignIn', name: 'login' },
  '/signin/account-selection': { layout: 'default', flow: 'SignIn', name: 'login' },
  '/signin/closed': { layout: 'default', flow: 'SignIn', name: 'login' },
  '/signin/email-verification': { layout: 'default', flow: 'SignIn', name: 'email verification' },
  '/signin/error': { layout: 'default', flow: 'SignIn', name: 'login' },
  '/signin/locked': { layout: 'default', flow: 'SignIn', name: 'login' },
  '/signup': { layout: 'default', flow: 'SignUp', name: 'account registration' },
  '/signup/creating': { layout: 'default', flow: 'SignUp', name: 'account registration' },
  '/signup/email-verification': { layout: 'default', flow: 'SignUp', name: 'email verification' },
  '/signup/error': { layout: 'default', flow: 'SignUp', name: 'account registration' },
  '/forgot-password': { layout: 'default', flow: 'ForgotPassword', name: 'password recovery' },
  '/forgot-password/email-verification': { layout: 'default', flow: 'ForgotPassword', name: 'password recovery' },
  '/forgot-password/new-password': { layout: 'default', flow: 'ForgotPassword', name: 'password recovery' },
  '/forgot-password/error': { layout: 'default', flow: 'ForgotPassword', name: 'password recovery' },
  '/change-password': { layout: 'withoutStepper', flow: null, name: 'change password' },
  '/account-type': { layout: 'withoutStepper', flow: 'SignIn', name: 'account type selection' },
  '/continue': { layout: 'withoutStepper', flow: null, name: 'continue-as' },
  '/idp/continue': { layout: 'none', flow: null, name: null },
  '/idp/existing': { layout: 'withoutStepper', flow: 'SignIn', name: 'continue-as' },
  '/2fa/add-number': { layout: 'twoFactorAuth', flow: 'TwoFactor', name: '2FA setup' },
  '/2fa/change-number': { layout: 'twoFactorAuth', flow: 'TwoFactor', name: 'change of 2FA phone number' },
  '/2fa/review-number': { layout: 'twoFactorAuth', flow: 'TwoFactor', name: '2FA setup' },
  '/2fa/choose-number': { layout: 'withoutStepper', flow: 'SignIn', name: '2FA setup' },
  '/2fa/locked': { layout: 'withoutStepper', flow: 'TwoFactor', name: '2FA setup' },
  '/2fa/phone-validation': { layout: 'twoFactorAuth', flow: 'TwoFactor', name: '2FA setup' },
  '/2fa/verify-number': { layout: 'twoFactorAuth', flow: 'TwoFactor', name: '2FA setup' },
} as const;

/** The path of a screen. */
export type RoutePath = keyof typeof rows;

/** Every screen: its layout, its flow and its name. The name is null for a route that is only passed through. */
export const routes: { readonly [Path in RoutePath]: Row } = rows;

/** A screen or a dialog as analytics names it (specification 2.5). */
export type ScreenName =
  | NonNullable<(typeof rows)[RoutePath]['name']>
  | 'not found'
  | 'leave-registration popup'
  | 'leave-2FA popup';

/** The screen name of a route. 'not found' for an unknown path; null for a route that is only passed through. */
export const screenName = (path: RoutePath | null): ScreenName | null =>
  path === null ? 'not found' : routes[path].name;

/** Whether a screen offers to go back. */
export const offersBack = (path: RoutePath): boolean => path === '/forgot-password' || path === '/change-password';

/** Whether a screen shows the steps of sign-up. */
export const showsStepper = (path: RoutePath): boolean => path === '/signup' || path === '/signup/email-verification';

/** Whether a screen is only passed through and leaves no history entry. */
export const leavesNoHistoryEntry = (path: RoutePath): boolean => path === '/signup/creating';

/**
 * The screen of a path, which is percent-encoded as in an address; null for an unknown path. The case of ASCII letters, needless encoding,
 * dot segments and further slashes make no difference. The server and the router read every path with this function.
 */
export const routeOf = (path: string): RoutePath | null => {
  if (isRoutePath(path)) return path;
  const canonical = path.startsWith('/') ? canonicalPath(path) : null;
  return canonical !== null && isRoutePath(canonical) ? canonical : null;
};

const isRoutePath = (path: string): path is RoutePath => Object.hasOwn(routes, path);

const canonicalPath = (path: string): string | null => {
  // Because: a browser resolves dot segments before it sends an address, and `URL` does the same.
  const address = new URL('https://site.invalid');
  address.pathname = path;
  const decoded = orNull(() => decodeURIComponent(address.pathname));
  const parts = decoded?.split('/').filter((part) => part !== '');
  // Because: `toLowerCase` makes ASCII letters of other signs too, for example of the Kelvin sign.
  return parts === undefined ? null : `/${parts.join('/').replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())}`;
};

/** Whether a path has no layout and nothing for people to see. */
export const isSystemPath = (path: string): boolean => {
  const screen = routeOf(path);
  return screen !== null && routes[screen].layout === 'none';
};

/** A flow as analytics names it. */
export type FlowLabel = 'Sign in' | 'Forgot password' | 'Sign up';

/** What the flow label depends on besides the screen: the last label, and the screen before two-factor. */
export type FlowMemory = { readonly last: FlowLabel | null; readonly redirectedFrom: RoutePath | null };

/** The flow memory before the first screen. */
export const noFlow: FlowMemory = { last: null, redirectedFrom: null };

/** The flow label of a screen. Two-factor has that of the flow before it, and sign-up when there was none (specification 2.4). */
export const flowLabel = (path: RoutePath, { last, redirectedFrom }: FlowMemory): FlowLabel | null => {
  const { flow } = routes[path];
  if (flow !== 'TwoFactor') return flow === null ? last : labels[flow];
  if (redirectedFrom === null) return 'Sign up';
  const before = routes[redirectedFrom].flow;
  return before === null || before === 'TwoFactor' ? (last ?? 'Sign in') : labels[before];
};

/** The flow memory after a screen was shown. */
export const flowAfter = (path: RoutePath, memory: FlowMemory): FlowMemory => ({
  last: flowLabel(path, memory),
  redirectedFrom: routes[path].flow === 'TwoFactor' ? memory.redirectedFrom : path,
});

const labels = { SignIn: 'Sign in', ForgotPassword: 'Forgot password', SignUp: 'Sign up' } as const;
