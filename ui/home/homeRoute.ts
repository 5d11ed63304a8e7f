import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

/** The front door. It has no screen: the guards send every visit on. */
export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/' });
