import { type RoutePath, routes, type ScreenName, showsStepper } from './routes.ts';

/** Whether anything was typed into the form of the screen. */
export type FormState = 'Dirty' | 'Pristine';

/** Whether a navigation leaves sign-up or two-factor before the flow is complete; an untouched sign-up form does not count. */
export const abandonsFlow = (from: RoutePath | null, to: RoutePath | null, form: FormState): boolean => {
  if (from === null || leavePopup(from) === null) return false;
  const isSameFlow = to !== null && routes[to].flow === routes[from].flow && routes[to].flow !== 'SignIn';
  if (isSameFlow || (to !== null && leavePopup(to) === leavePopup(from))) return false;
  return from !== '/signup' || form === 'Dirty';
};

/** The dialog that asks before a screen of sign-up or two-factor is left; null for any other screen. */
export const leavePopup = (path: RoutePath): ScreenName | null => {
  if (showsStepper(path)) return 'leave-registration popup';
  return path.startsWith('/2fa/') && path !== '/2fa/locked' ? 'leave-2FA popup' : null;
};
