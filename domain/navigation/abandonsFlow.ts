import { type RoutePath, routes, type ScreenName, showsStepper } from './routes.ts';

/** Whether anything was typed into the form of the screen. */
export type FormState = 'Dirty' | 'Pristine';

/** Whether a navigation leaves sign-up or two-factor before the flow is complete. Leaving an untouched sign-up form does not count. */
export const abandonsFlow = (from: RoutePath | null, to: RoutePath | null, form: FormState): boolean => {
  if (from === null || protectedFlow(from) === null) return false;
  if (to !== null && staysInFlow(from, to)) return false;
  return from !== '/signup' || form === 'Dirty';
};

// Because: /2fa/choose-number has the flow of sign-in, but is protected as a part of two-factor.
const staysInFlow = (from: RoutePath, to: RoutePath): boolean => {
  const isSameFlow = routes[to].flow === routes[from].flow && routes[to].flow !== 'SignIn';
  return isSameFlow || protectedFlow(to) === protectedFlow(from);
};

/** A flow that is left only after a question. */
export type ProtectedFlow = 'signUp' | 'twoFactor';

/** The flow that a screen leaves only after a question; null where it can be left without one. */
export const protectedFlow = (path: RoutePath): ProtectedFlow | null => {
  if (showsStepper(path)) return 'signUp';
  return path.startsWith('/2fa/') && path !== '/2fa/locked' ? 'twoFactor' : null;
};

/** The dialog with that question, as analytics names it. */
export const leavePopups: { readonly [Flow in ProtectedFlow]: ScreenName } = {
  signUp: 'leave-registration popup',
  twoFactor: 'leave-2FA popup',
};
