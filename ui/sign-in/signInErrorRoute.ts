import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const signInErrorRoute = createRoute({ getParentRoute: () => rootRoute, path: '/signin/error' }).lazy(
  async () => (await import('./signInErrorRoute.lazy.tsx')).Route,
);
