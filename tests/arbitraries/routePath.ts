import fc from 'fast-check';
import { routeOf, routes, type RoutePath } from '#domain/navigation/routes.ts';

/** Every screen. */
export const routePaths: ReadonlyArray<RoutePath> = Object.keys(routes).flatMap((path) => routeOf(path) ?? []);

/** Any screen. */
export const routePath: fc.Arbitrary<RoutePath> = fc.constantFrom(...routePaths);
