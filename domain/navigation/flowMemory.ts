import type { RoutePath } from './routes.ts';

/** A flow as analytics names it. */
export type FlowLabel = 'Sign in' | 'Forgot password' | 'Sign up';

/** What the flow label depends on: the last label, and the screen that two-factor was entered from. */
export type FlowMemory = { readonly last: FlowLabel | null; readonly redirectedFrom: RoutePath | null };

/** The flow memory before the first screen. */
export const noFlow: FlowMemory = { last: null, redirectedFrom: null };
