import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const chooseNumberRoute = createRoute({ getParentRoute: () => rootRoute, path: '/2fa/choose-number' }).lazy(
  async () => (await import('./chooseNumberRoute.lazy.tsx')).Route,
);
