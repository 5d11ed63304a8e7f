import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const closedRoute = createRoute({ getParentRoute: () => rootRoute, path: '/signin/closed' }).lazy(
  async () => (await import('./closedRoute.lazy.tsx')).Route,
);
