import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const resetCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password/email-verification',
}).lazy(async () => (await import('./resetCodeRoute.lazy.tsx')).Route);
