import fc from 'fast-check';
import { type FlowMemory, routeOf, routes, type RoutePath } from '#domain/navigation/routes.ts';

/** Every screen. */
export const routePaths: ReadonlyArray<RoutePath> = Object.keys(routes).flatMap((path) => routeOf(path) ?? []);

/** Any screen. */
export const routePath: fc.Arbitrary<RoutePath> = fc.constantFrom(...routePaths);

/** Any flow memory. */
export const flowMemory: fc.Arbitrary<FlowMemory> = fc.record({
  last: fc.option(fc.constantFrom('Sign in', 'Forgot password', 'Sign up')),
  redirectedFrom: fc.option(routePath),
});
