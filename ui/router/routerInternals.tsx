/*
 * What the app uses of @tanstack/react-router beyond its documentation. It holds for 1.170, the version in package.json. At an update,
 * tests/ui/router/pathSpelling.test.tsx checks `useMatchedScreen`, tests/ui/prerender.test.ts `MatchedScreen`, and
 * tests/e2e/start/prerendered.spec.ts `hydrateAsServer`.
 */
import { type AnyRouter, Match, Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';

/** The screen that the router shows now; null for the page of an unknown path. */
export const useMatchedScreen = (): RoutePath | null =>
  useRouterState({ select: ({ matches }) => routeOf(matches.at(-1)?.routeId ?? '') });

/** Renders a screen of the router without a boundary: React hydrates one later, and a navigation before that would find no screen. */
export const MatchedScreen = ({ screen }: { readonly screen: RoutePath | null }): ReactNode =>
  screen === null ? <Outlet /> : <Match routeId={screen} />;

/** Makes the router render the whole page without a boundary, as it does on the server, so that React hydrates it in one step. */
export const hydrateAsServer = (router: AnyRouter): void => {
  router.ssr = { manifest: undefined };
};
