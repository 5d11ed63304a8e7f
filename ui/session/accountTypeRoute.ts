import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const accountTypeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/account-type' }).lazy(
  async () => (await import('./accountTypeRoute.lazy.tsx')).Route,
);
