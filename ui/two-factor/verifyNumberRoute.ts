import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const verifyNumberRoute = createRoute({ getParentRoute: () => rootRoute, path: '/2fa/verify-number' }).lazy(
  async () => (await import('./verifyNumberRoute.lazy.tsx')).Route,
);
