import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const continueRoute = createRoute({ getParentRoute: () => rootRoute, path: '/continue' }).lazy(
  async () => (await import('./continueRoute.lazy.tsx')).Route,
);
