import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password/new-password',
}).lazy(async () => (await import('./newPasswordRoute.lazy.tsx')).Route);
