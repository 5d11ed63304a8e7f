import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const signUpCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup/email-verification',
}).lazy(async () => (await import('./signUpCodeRoute.lazy.tsx')).Route);
