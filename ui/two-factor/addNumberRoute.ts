import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';
import { loadCountryField } from './loadCountryField.ts';

export const addNumberRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/2fa/add-number',
  loader: loadCountryField,
}).lazy(async () => (await import('./addNumberRoute.lazy.tsx')).Route);
