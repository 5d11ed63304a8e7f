import type { FlowLabel, FlowMemory } from './flowMemory.ts';
import { routes, type RoutePath } from './routes.ts';

/** What a visitor is doing. Two-factor belongs to the flow that led there, and to sign-up when none did. */
export const flowLabel = (path: RoutePath, { last, redirectedFrom }: FlowMemory): FlowLabel | null => {
  const { flow } = routes[path];
  if (flow !== 'TwoFactor') return flow === null ? last : labels[flow];
  if (redirectedFrom === null) return 'Sign up';
  const before = routes[redirectedFrom].flow;
  return before === null || before === 'TwoFactor' ? (last ?? 'Sign in') : labels[before];
};

/** What is remembered once a screen was shown. Two-factor's own screens leave alone where it was entered from. */
export const flowAfter = (path: RoutePath, memory: FlowMemory): FlowMemory => ({
  last: flowLabel(path, memory),
  redirectedFrom: routes[path].flow === 'TwoFactor' ? memory.redirectedFrom : path,
});

const labels = { SignIn: 'Sign in', ForgotPassword: 'Forgot password', SignUp: 'Sign up' } as const;
