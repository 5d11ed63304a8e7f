import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const existingRoute = createRoute({ getParentRoute: () => rootRoute, path: '/idp/existing' }).lazy(
  async () => (await import('./existingRoute.lazy.tsx')).Route,
);
