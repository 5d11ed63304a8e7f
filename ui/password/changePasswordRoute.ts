import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const changePasswordRoute = createRoute({ getParentRoute: () => rootRoute, path: '/change-password' }).lazy(
  async () => (await import('./changePasswordRoute.lazy.tsx')).Route,
);
