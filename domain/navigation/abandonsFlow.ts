import { type RoutePath, routes, type ScreenName, showsStepper } from './routes.ts';

/** Whether anything was typed into the form of the screen. */
export type FormState = 'Dirty' | 'Pristine';

/** Whether a navigation leaves sign-up or two-factor before the flow is complete. Leaving an untouched sign-up form does not count. */
export const abandonsFlow = (from: RoutePath | null, to: RoutePath | null, form: FormState): boolean => {
  if (from === null || leavePopup(from) === null) return false;
  if (to !== null && staysInFlow(from, to)) return false;
  return from !== '/signup' || form === 'Dirty';
};

// Because: /2fa/choose-number has the flow of sign-in, but its dialog is that of two-factor.
const staysInFlow = (from: RoutePath, to: RoutePath): boolean => {
  const isSameFlow = routes[to].flow === routes[from].flow && routes[to].flow !== 'SignIn';
  return isSameFlow || leavePopup(to) === leavePopup(from);
};

/** The dialog that asks before the flow of a screen is left. Null for a screen of a flow that can be left without a question. */
export const leavePopup = (path: RoutePath): ScreenName | null => {
  if (showsStepper(path)) return 'leave-registration popup';
  return path.startsWith('/2fa/') && path !== '/2fa/locked' ? 'leave-2FA popup' : null;
};
