import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { RunGuards } from '#application/navigation/runGuards.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { untilSlow } from '#ui/shared/feedback/Notice.tsx';
import { removeBackStop } from '#ui/shared/navigation/backStop.ts';
import { leaveApp } from '#ui/shared/navigation/useNavigateTo.ts';
import { NotFoundView } from './errorScreens.tsx';
import { Shell } from './Shell.tsx';

/** What every route can read. */
export type RouterContext = {
  readonly runGuards: RunGuards;
  /** The scheme of the page's address. */
  readonly scheme: 'http:' | 'https:';
};

/** The query as it was received. Only the guards read it. */
export type RawQuery = { readonly raw?: string };

/**
 * Runs the guards once for every navigation. No other route, hook or view guards anything. A path in another spelling is first replaced by ours.
 */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: RawQuery): RawQuery => search,
  beforeLoad: async ({ context, location, preload, search }) => {
    // Because: `location.pathname` is decoded already, and must not be decoded twice.
    const spelling = location.publicHref.replace(/[?#].*/s, '');
    const screen = routeOf(spelling);
    // Because: guards have effects, and a preloaded page is not visited.
    if (preload || screen === null) return;
    if (screen !== spelling) {
      // Because: the router replaces no entry whose address differs in a trailing slash only, unless its state differs too.
      const state = { ...location.state, isRespelled: true };
      throw redirect({ to: screen, search, hash: location.hash, state, replace: true });
    }
    const to = await context.runGuards({ to: screen, query: search.raw ?? '', scheme: context.scheme })();
    if (to === null) return;
    // Because: no screen is there yet that could say that the browser stayed; this one leaves again.
    if (to._tag !== 'Route') await Promise.race([leaveApp(to), untilSlow()]);
    else await removeBackStop();
    throw redirect({ to: to._tag === 'Route' ? to.to : '/continue', replace: true });
  },
  component: Shell,
  notFoundComponent: NotFoundView,
});
