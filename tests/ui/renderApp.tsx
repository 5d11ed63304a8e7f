import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { act } from 'react';
import { expect, vi } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { loadMessages } from '#locales/messages.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { App } from '#ui/App.tsx';
import { makeRouter, type Router } from '#ui/router/router.ts';
import { mountRouter } from './mountRouter.tsx';
import { controlNamed, type RenderedView } from './renderView.tsx';

/** The whole app at a screen: its page, its router, and the path that it shows. */
export type RenderedApp = Omit<RenderedView, 'rerender'> & { readonly router: Router; readonly path: () => string };

/** Renders the whole app over the use cases of a test, with the real router and guards; unmounts it when the test ends. */
export const renderApp = async (
  { useCases }: Pick<TestApp, 'useCases'>,
  at: RoutePath,
  history: RouterHistory = createMemoryHistory({ initialEntries: [at] }),
): Promise<RenderedApp> => {
  const router = makeRouter(useCases, { scheme: 'https:', history });
  const page = await mountRouter(
    router,
    <App
      useCases={{ ...useCases, deferredServices: async () => null }}
      router={router}
      loaded={{ messages: await loadMessages('en-GB'), locale: 'en-GB' }}
      onReady={() => undefined}
    />,
  );
  return { page, router, path: () => history.location.pathname, act: (action) => act(async () => action()) };
};

/** Waits until a check passes, and then until all that was rendered is shown. React renders by itself meanwhile, as in a browser. */
export const waitUntil = async (check: () => void): Promise<void> => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await vi.waitFor(check, { timeout: 4000, interval: 20 }).finally(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
  await act(async () => undefined);
};

/** Waits until the app is at a screen; `eachTime` runs before each check. */
export const waitForScreen = (shown: RenderedApp, path: RoutePath, eachTime = (): void => undefined): Promise<void> =>
  waitUntil(() => {
    eachTime();
    expect(shown.path()).toBe(path);
  });

/** Waits as `waitForScreen`, and answers "Leave" if the app asks whether to leave the screen before. */
export const leaveForScreen = (shown: RenderedApp, path: RoutePath): Promise<void> =>
  waitForScreen(shown, path, () => {
    const dialog = document.querySelector('dialog');
    if (dialog !== null) controlNamed(dialog, 'Leave').click();
  });
