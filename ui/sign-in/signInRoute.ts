import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const signInRoute = createRoute({ getParentRoute: () => rootRoute, path: '/signin' }).lazy(
  async () => (await import('./signInRoute.lazy.tsx')).Route,
);
