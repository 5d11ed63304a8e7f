import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { mountRouter } from '#tests/ui/mountRouter.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';

/** The paths of empty screens, each with the load of its script; null for a screen without one. */
type Routes = Readonly<Record<string, (() => Promise<never>) | null>>;

/** Opens an address in a page that calls a hook around its screens. */
export const openRoutes = async (
  useHook: () => void,
  routes: Routes,
  address: string,
): Promise<{ readonly app: TestApp; readonly router: AnyRouter }> => {
  const Page = (): ReactNode => {
    useHook();
    return (
      <form>
        <Outlet />
      </form>
    );
  };
  const top = createRootRoute({ component: Page });
  const children = Object.entries(routes).map(([path, load]) => {
    const route = createRoute({ getParentRoute: () => top, path });
    return load === null ? route : route.lazy(load);
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: top.addChildren(children), history });
  const app = makeTestApp();
  await mountRouter(router, withUseCases(app.useCases, <RouterProvider router={router as never} />));
  return { app, router };
};
