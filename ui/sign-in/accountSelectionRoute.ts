import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const accountSelectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signin/account-selection',
}).lazy(async () => (await import('./accountSelectionRoute.lazy.tsx')).Route);
