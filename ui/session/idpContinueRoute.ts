import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';

/** The way back from an identity provider. It has no screen: the guards send every visit on. */
export const idpContinueRoute = createRoute({ getParentRoute: () => rootRoute, path: '/idp/continue' });
