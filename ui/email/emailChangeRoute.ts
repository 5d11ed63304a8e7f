import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const emailChangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signin/email-verification',
}).lazy(async () => {
  const [{ Route }] = await Promise.all([
    import('./emailChangeRoute.lazy.tsx'),
    import('#application/code/codeFlows.ts'),
  ]);
  return Route;
});
