import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const twoFactorLockedRoute = createRoute({ getParentRoute: () => rootRoute, path: '/2fa/locked' }).lazy(
  async () => (await import('./twoFactorLockedRoute.lazy.tsx')).Route,
);
