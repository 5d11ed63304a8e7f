import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

export const phoneValidationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/2fa/phone-validation',
}).lazy(async () => (await import('./phoneValidationRoute.lazy.tsx')).Route);
