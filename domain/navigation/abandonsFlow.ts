import { routes, type RoutePath } from './routes.ts';
import { leavePopup } from './screenName.ts';

/** Whether anything was typed into the form of the screen. */
export type FormState = 'Dirty' | 'Pristine';

/** Whether a navigation leaves sign-up or two-factor before the flow is complete; an untouched sign-up form does not count. */
export const abandonsFlow = (from: RoutePath | null, to: RoutePath | null, form: FormState): boolean => {
  if (from === null || leavePopup(from) === null) return false;
  const isSameFlow = to !== null && routes[to].flow === routes[from].flow && routes[to].flow !== 'SignIn';
  if (isSameFlow || (to !== null && leavePopup(to) === leavePopup(from))) return false;
  return from !== '/signup' || form === 'Dirty';
};
