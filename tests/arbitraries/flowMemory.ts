import fc from 'fast-check';
import type { FlowMemory } from '#domain/navigation/routes.ts';
import { routePath } from './routePath.ts';

/** Any flow memory. */
export const flowMemory: fc.Arbitrary<FlowMemory> = fc.record({
  last: fc.option(fc.constantFrom('Sign in', 'Forgot password', 'Sign up')),
  redirectedFrom: fc.option(routePath),
});
