import { type AnyRouter, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RunGuards } from '#application/navigation/runGuards.ts';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { entryScreenAt } from '#domain/navigation/entryQuery.ts';
import { routeOf, type RoutePath, routes } from '#domain/navigation/routes.ts';
import { CrashedScreen } from './errorScreens.tsx';
import { type RawQuery, rootRoute, type RouterContext } from './rootRoute.tsx';
import { componentOf } from './screens.tsx';

const makeRoute = (path: RoutePath) => {
  const component = componentOf(path);
  return createRoute({ getParentRoute: () => rootRoute, path, ...(component && { component }) });
};

const routeTree = rootRoute.addChildren(
  Object.keys(routes)
    .flatMap((path) => routeOf(path) ?? [])
    .map(makeRoute),
);

// Because: state and challenge must be kept byte for byte, so the router never parses the query.
const rawQuery = {
  parseSearch: (search: string): RawQuery => (search.length > 1 ? { raw: search } : {}),
  stringifySearch: ({ raw }: RawQuery): string => raw ?? '',
};

/** The screen that an address opens with, before the guards have decided. */
export const openingScreen = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): RoutePath | null => {
  const path = routeOf(pathname);
  return path && (entryScreenAt(path, search) ?? path);
};

/** What makeRouter needs besides the use cases. */
export type RouterOptions = Pick<RouterContext, 'scheme'> & {
  /** Where the guards lead from the first address, if they run already; they have effects, and run once. */
  readonly guarded?: Promise<Destination | null> | null;
  /** Where addresses are read and written; the browser's history by default. */
  readonly history?: RouterHistory;
};

/** Makes the router over all screens. The guards run in its root route. */
export const makeRouter = (useCases: UseCases, { history, scheme, guarded = null }: RouterOptions) => {
  let first = guarded;
  const runGuards: RunGuards = (request) => () => {
    const answer = first ?? useCases.runGuards(request)();
    first = null;
    return answer;
  };
  const router = createRouter({
    routeTree,
    // Because: a path that the router finds and `routeOf` does not would be shown without its guards.
    caseSensitive: true,
    context: { runGuards, scheme },
    ...(history !== undefined && { history }),
    ...rawQuery,
    defaultErrorComponent: CrashedScreen,
  });
  let opened: RoutePath | null | undefined = openingScreen(router.history.location);
  // Because: the page shows its entry screen before the app starts, and whoever has reached a field there stays with it.
  // Every later screen begins at its top; ui/main.tsx keeps the browser from restoring another position. With this option
  // from the start, the library would also keep positions in the storage.
  router.options.scrollRestoration = ({ location }) => {
    const isNew = opened !== routeOf(location.pathname);
    opened = undefined;
    return isNew;
  };
  // Because: the screen may show the person who is not signed in any more.
  useCases.browser.signedOutElsewhere.subscribe(() => void router.invalidate());
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
