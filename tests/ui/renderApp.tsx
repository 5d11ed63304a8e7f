import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { expect } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { loadMessages } from '#locales/messages.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { App } from '#ui/App.tsx';
import { makeRouter } from '#ui/router/router.ts';
import { mount, waitUntil } from './renderView.tsx';

/** The whole app at a screen: its page, its router, and the path that it shows. */
export type RenderedApp = Awaited<ReturnType<typeof renderApp>>;

/** The router and the content of the whole app in English over the use cases of a test, without what the app loads after its start. */
export const openApp = async (
  { useCases: all }: Pick<TestApp, 'useCases'>,
  { scheme, history }: { readonly scheme: 'http:' | 'https:'; readonly history: RouterHistory },
) => {
  const useCases = { ...all, deferredServices: async () => null };
  const router = makeRouter(useCases, { scheme, history });
  const loaded = { messages: await loadMessages('en-GB'), locale: 'en-GB' } as const;
  return { router, content: <App {...{ useCases, router, loaded }} onReady={() => undefined} /> };
};

/** Renders the whole app over the use cases of a test, with the real router and guards; unmounts it when the test ends. */
export const renderApp = async (
  app: Pick<TestApp, 'useCases'>,
  at: string,
  history: RouterHistory = createMemoryHistory({ initialEntries: [at] }),
) => {
  const { router, content } = await openApp(app, { scheme: 'https:', history });
  const path = (): string => history.location.pathname;
  const mounted = await mount(router, content);
  return {
    ...mounted,
    router,
    path,
    /** Waits until the app is at a screen and a check passes. */
    until: (screen: RoutePath, check?: () => void): Promise<void> =>
      waitUntil(() => {
        check?.();
        expect(path()).toBe(screen);
      }),
    /** Moves to a screen as a link does. */
    goTo: (to: RoutePath): Promise<void> => mounted.act(() => void router.navigate({ to })),
  };
};
