import type { Session } from '#domain/session/session.ts';
import { type RoutePath, routes, type ScreenName, showsStepper } from './routes.ts';

/** Whether a navigation leaves sign-up or two-factor half-way: its code was sent, or a new number was given for it, and it is not complete. */
export const abandonsFlow = (from: RoutePath | null, to: RoutePath | null, session: Session): boolean => {
  const flow = from && protectedFlow(from);
  return from !== null && flow !== null && isHalfWay(flow, session) && (to === null || !staysInFlow(from, to));
};

const isHalfWay = (flow: ProtectedFlow, { codes: { purpose }, twoFactor: { given, newNumber } }: Session): boolean =>
  flow === 'signUp' ? purpose === 'SignUp' : given === 'No' && (purpose === 'TwoFactor' || newNumber === 'Typed');

// Because: /2fa/choose-number has the flow of sign-in, but is protected as a part of two-factor.
const staysInFlow = (from: RoutePath, to: RoutePath): boolean =>
  protectedFlow(to) === protectedFlow(from) || (routes[to].flow === routes[from].flow && routes[to].flow !== 'SignIn');

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
