import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';
import { loadCountryField } from './loadCountryField.ts';

export const reviewNumberRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/2fa/review-number',
  loader: loadCountryField,
}).lazy(async () => (await import('./reviewNumberRoute.lazy.tsx')).Route);
