import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { usePageTracking } from '#ui/deferred-services/usePageTracking.ts';
import { faultEvents } from '#ui/shared/feedback/faultEvents.ts';
import { UseCasesProvider } from '#ui/shared/hooks/useCases.tsx';
import { makeTestApp } from '#tests/application/support/testApp.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Page = (): ReactNode => {
  usePageTracking();
  return (
    <form>
      <Outlet />
    </form>
  );
};

/** Opens /signin before anything listens to the queue of events. */
const openSignIn = async () => {
  const { ports, useCases } = makeTestApp();
  const top = createRootRoute({ component: Page });
  const paths = ['/signin', '/2fa/phone-validation'];
  const routeTree = top.addChildren(paths.map((path) => createRoute({ getParentRoute: () => top, path })));
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/signin?state=s1'] }) });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    await router.load();
    root.render(
      <StrictMode>
        <UseCasesProvider value={{ ...useCases, deferredServices: async () => null }}>
          <RouterProvider router={router as never} />
        </UseCasesProvider>
      </StrictMode>,
    );
  });
  onTestFinished(() => act(async () => root.unmount()));
  const reported = (): ReadonlyArray<unknown> => {
    const events: unknown[] = [];
    ports.analyticsEvents.subscribe({
      onEvent: ({ event }) => void events.push(event),
      onPageEvent: ({ event }) => void events.push(event),
    });
    return events;
  };
  return {
    goTo: (to: string) => act(async () => router.navigate({ to: to as never })),
    submit: () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })),
    reported,
  };
};

const arrival = (path: string) => ({ _tag: 'Navigated', path, entryFault: null });

it('reports each screen once, forms and faults from the first render on, in order and without a query', async () => {
  const { goTo, submit, reported } = await openSignIn();
  submit();
  await goTo('/2fa/phone-validation');
  faultEvents.tell({ _tag: 'Unreachable' });
  await goTo('/signin');
  expect(reported()).toEqual([
    arrival('/signin'),
    { _tag: 'FormSubmitted', path: '/signin' },
    arrival('/2fa/phone-validation'),
    { _tag: 'FaultShown', path: '/2fa/phone-validation', fault: { _tag: 'Unreachable' } },
    arrival('/signin'),
  ]);
});
