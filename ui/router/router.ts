import {
  type AnyRouter,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ParsedLocation,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { type EntryQuery, entryScreenAt } from '#domain/navigation/entryQuery.ts';
import { routeOf, type RoutePath, routes } from '#domain/navigation/routes.ts';
import { addressQuery } from '#domain/shared/webAddress.ts';
import { leaveApp } from '#ui/shared/navigation/leaveApp.ts';
import { CrashedScreen, NotFoundView } from './errorScreens.tsx';
import { componentOf } from './screens.tsx';
import { Shell } from './Shell.tsx';

type RouterContext = { readonly guard: (to: RoutePath, query: string) => Promise<Destination | null> };

/** The query as it was received. Only the guards read it. */
type RawQuery = { readonly raw?: string };

// Because: `location.pathname` is decoded already, and must not be decoded twice.
const pathAsSpelled = ({ publicHref }: ParsedLocation): string => publicHref.replace(/[?#].*/s, '');

/** Runs the guards once for every navigation; nothing else guards. A path in another spelling is first replaced by ours. */
const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: RawQuery): RawQuery => search,
  beforeLoad: async ({ context, location, preload, search }) => {
    const path = pathAsSpelled(location);
    const screen = routeOf(path);
    // Because: guards have effects, and a preloaded page is not visited.
    if (preload || screen === null) return;
    if (screen !== path) {
      // Because: the router replaces no entry whose address differs in a trailing slash only, unless its state differs too.
      const state = { ...location.state, isRespelled: true };
      throw redirect({ to: screen, search, hash: location.hash, state, replace: true });
    }
    const to = await context.guard(screen, search.raw ?? '');
    if (to === null) return;
    if (to._tag === 'Route') throw redirect({ to: to.to, replace: true });
    await leaveApp(to);
  },
  component: Shell,
});

const makeRoute = (path: RoutePath) => {
  const component = componentOf(path);
  return createRoute({ getParentRoute: () => rootRoute, path, ...(component && { component }) });
};

const unknownPath = createRoute({ getParentRoute: () => rootRoute, path: '$', component: NotFoundView });

const routeTree = rootRoute.addChildren([
  ...Object.keys(routes)
    .flatMap((path) => routeOf(path) ?? [])
    .map(makeRoute),
  unknownPath,
]);

// Because: state and challenge must be kept byte for byte, so the router never parses the query.
const rawQuery = {
  parseSearch: (search: string): RawQuery => (search.length > 1 ? { raw: search } : {}),
  stringifySearch: ({ raw }: RawQuery): string => raw ?? '',
};

/** The screen that an address opens with, before the guards have decided. */
export const openingScreen = (address: Pick<Location, 'pathname' | 'search' | 'hash'>): RoutePath | null => {
  const path = routeOf(address.pathname);
  return path && (entryScreenAt(path, addressQuery(address)) ?? path);
};

/** What makeRouter needs besides the use cases. */
export type RouterOptions = Pick<EntryQuery, 'scheme'> & {
  /** Where the guards lead from the first address, if they run already; they have effects, and run once. */
  readonly guarded?: Promise<Destination | null> | null;
  /** Where addresses are read and written; the browser's history by default. */
  readonly history?: RouterHistory;
};

/** Makes the router over all screens. The guards run in its root route. */
export const makeRouter = (useCases: UseCases, { history, scheme, guarded = null }: RouterOptions) => {
  let running = guarded;
  const guard: RouterContext['guard'] = (to, query) => {
    const answer = running ?? useCases.runGuards({ to, query, scheme })();
    running = null;
    return answer;
  };
  const router = createRouter({
    routeTree,
    // Because: a path that the router finds and `routeOf` does not would be shown without its guards.
    caseSensitive: true,
    context: { guard },
    ...(history !== undefined && { history }),
    ...rawQuery,
    defaultErrorComponent: CrashedScreen,
  });
  // Because: with this option from the start, the library would also keep positions in the storage. It scrolls each screen to the top but
  // the first, where a person may have reached a field before the app started.
  let isLater = false;
  router.options.scrollRestoration = () => {
    const scrolls = isLater;
    isLater = true;
    return scrolls;
  };
  // Because: that scroll comes after the field of a code has taken the focus.
  router.subscribe('onRendered', () => document.querySelector('#code:focus')?.scrollIntoView({ block: 'nearest' }));
  // Because: the screen may show the person who is not signed in any more.
  useCases.browser.onEnded(() => void router.invalidate());
  return router;
};

/** The app's router. */
export type Router = ReturnType<typeof makeRouter> & AnyRouter;

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged into the library's
  interface Register {
    readonly router: ReturnType<typeof makeRouter>;
  }
}
