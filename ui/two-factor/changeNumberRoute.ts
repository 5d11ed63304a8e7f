import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';
import { loadCountryField } from './loadCountryField.ts';

export const changeNumberRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/2fa/change-number',
  loader: loadCountryField,
}).lazy(async () => (await import('./changeNumberRoute.lazy.tsx')).Route);
