import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const emailChangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signin/email-verification',
}).lazy(async () => (await import('./emailChangeRoute.lazy.tsx')).Route);
