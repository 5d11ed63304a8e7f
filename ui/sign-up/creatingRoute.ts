import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const creatingRoute = createRoute({ getParentRoute: () => rootRoute, path: '/signup/creating' }).lazy(
  async () => (await import('./creatingRoute.lazy.tsx')).Route,
);
