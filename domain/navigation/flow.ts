import { type RoutePath, routes } from './routes.ts';

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
