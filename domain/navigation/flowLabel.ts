import { routes, type RoutePath } from './routes.ts';

export type FlowLabel = 'Sign in' | 'Forgot password' | 'Sign up';

/** What a visit remembers for its label: the last one shown, and the screen two-factor was entered from, if any. */
export type FlowMemory = { readonly last: FlowLabel | null; readonly redirectedFrom: RoutePath | null };

/** What a visitor is doing. Two-factor belongs to the flow that led there, and to sign-up when none did. */
export const flowLabel = (path: RoutePath, { last, redirectedFrom }: FlowMemory): FlowLabel | null => {
  const { flow } = routes[path];
  if (flow !== 'TwoFactor') return flow === null ? last : labels[flow];
  if (redirectedFrom === null) return 'Sign up';
  const before = routes[redirectedFrom].flow;
  return before === null || before === 'TwoFactor' ? (last ?? 'Sign in') : labels[before];
};

const labels = { SignIn: 'Sign in', ForgotPassword: 'Forgot password', SignUp: 'Sign up' } as const;
