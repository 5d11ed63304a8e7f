import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const signUpRoute = createRoute({ getParentRoute: () => rootRoute, path: '/signup' }).lazy(
  async () => (await import('./signUpRoute.lazy.tsx')).Route,
);
