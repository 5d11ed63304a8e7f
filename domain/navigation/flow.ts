import { type RoutePath, routes } from './routes.ts';

/** A flow as analytics names it. */
export type FlowLabel = 'Sign in' | 'Forgot password' | 'Sign up';

/** What the flow label depends on: the last label, and the screen that two-factor was entered from. */
export type FlowMemory = { readonly last: FlowLabel | null; readonly redirectedFrom: RoutePath | null };

/** The flow memory before the first screen. */
export const noFlow: FlowMemory = { last: null, redirectedFrom: null };

/** The flow label of a screen. Two-factor belongs to the flow that led to it, and to sign-up when none did. */
export const flowLabel = (path: RoutePath, { last, redirectedFrom }: FlowMemory): FlowLabel | null => {
  const { flow } = routes[path];
  if (flow !== 'TwoFactor') return flow === null ? last : labels[flow];
  if (redirectedFrom === null) return 'Sign up';
  const before = routes[redirectedFrom].flow;
  return before === null || before === 'TwoFactor' ? (last ?? 'Sign in') : labels[before];
};

/** The flow memory after a screen was shown. Screens of two-factor do not change the screen it was entered from. */
export const flowAfter = (path: RoutePath, memory: FlowMemory): FlowMemory => ({
  last: flowLabel(path, memory),
  redirectedFrom: routes[path].flow === 'TwoFactor' ? memory.redirectedFrom : path,
});

const labels = { SignIn: 'Sign in', ForgotPassword: 'Forgot password', SignUp: 'Sign up' } as const;
