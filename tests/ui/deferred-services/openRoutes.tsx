import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { mountRouter } from '#tests/ui/mountRouter.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';

/** The paths of screens that show their path, each with the load of its script; null for a screen without one. */
type Routes = Readonly<Record<string, (() => Promise<void>) | null>>;

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
    const component = Object.assign(() => <p>{path}</p>, load && { preload: load });
    return createRoute({ getParentRoute: () => top, path, component });
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: top.addChildren(children), history });
  const app = makeTestApp();
  await mountRouter(router, withUseCases(app.useCases, <RouterProvider router={router as never} />));
  return { app, router };
};
