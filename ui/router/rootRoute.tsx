import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { UseCases } from '#application/useCases.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { NotFoundView } from '#ui/not-found/NotFoundView.tsx';
import { leaveFor } from './leaveFor.ts';
import { Shell } from './Shell.tsx';

export type RouterContext = {
  readonly useCases: UseCases;
  /** How the page itself came. */
  readonly scheme: 'http:' | 'https:';
};

/** A query as it came: nothing reads it but the guards. */
export type RawQuery = { readonly raw?: string };

/** Every navigation passes here once. No other route, hook or view guards anything. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: RawQuery): RawQuery => search,
  beforeLoad: async ({ context, location, preload, search }) => {
    const screen = routeOf(location.pathname);
    // Because: admitting has effects, and a page that is only fetched ahead is not visited.
    if (preload || screen === null) return;
    const to = await context.useCases.admit({ to: screen, query: search.raw ?? '', scheme: context.scheme })();
    if (to === null) return;
    if (to._tag === 'Route') throw redirect({ to: to.to, replace: true });
    await leaveFor(to);
  },
  component: Shell,
  notFoundComponent: NotFoundView,
});
