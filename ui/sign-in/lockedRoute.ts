import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const lockedRoute = createRoute({ getParentRoute: () => rootRoute, path: '/signin/locked' }).lazy(
  async () => (await import('./lockedRoute.lazy.tsx')).Route,
);
