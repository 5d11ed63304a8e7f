import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const signUpErrorRoute = createRoute({ getParentRoute: () => rootRoute, path: '/signup/error' }).lazy(
  async () => (await import('./signUpErrorRoute.lazy.tsx')).Route,
);
