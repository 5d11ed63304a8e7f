import type { RoutePath } from './routes.ts';

export type FlowLabel = 'Sign in' | 'Forgot password' | 'Sign up';

/** What a visit remembers for its label: the last one shown, and the screen two-factor was entered from, if any. */
export type FlowMemory = { readonly last: FlowLabel | null; readonly redirectedFrom: RoutePath | null };

/** Before the first screen. */
export const noFlow: FlowMemory = { last: null, redirectedFrom: null };
