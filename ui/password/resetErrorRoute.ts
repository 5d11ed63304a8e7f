import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const resetErrorRoute = createRoute({ getParentRoute: () => rootRoute, path: '/forgot-password/error' }).lazy(
  async () => (await import('./resetErrorRoute.lazy.tsx')).Route,
);
