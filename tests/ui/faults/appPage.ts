import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { makeUseCases } from '#application/useCases.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { adapters, assemble, type Module } from '#infrastructure/container.ts';
import * as tokens from '#infrastructure/tokens.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { sandbox } from '#tests/support/sandbox.ts';
import { openApp } from '#tests/ui/renderApp.tsx';
import { appContext, type makeLocalNetwork } from './localNetwork.ts';

type Browser = { readonly state: Module; readonly network: ReturnType<typeof makeLocalNetwork> };

/** Loads a page of the app in a browser; `state` is what the browser keeps between two pages. */
export const openAppPage = async (path: string, { state, network }: Browser) => {
  const pageReturns = makeMemoryPageReturns();
  let isOpen = true;
  const own = adapters((bind) => {
    bind(tokens.ports.clock).toConstantValue(systemClock);
    bind(tokens.network).toConstantValue({ fetch: network.fetchOf(() => !isOpen), now: systemClock.now });
    bind(tokens.ports.cookies).toConstantValue(network.cookies);
    bind(tokens.ports.pageReturns).toConstantValue(pageReturns);
  });
  const ports = assemble([...sandbox(appContext), own, state]).resolve(tokens.ports);
  const page = { path: routeOf(path), query: '', scheme: 'http:' } as const;
  const history = createMemoryHistory({ initialEntries: [path] });
  const useCases = makeUseCases(ports, appContext, page);
  const { router, content } = await openApp({ useCases }, { scheme: page.scheme, history });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = async (): Promise<void> => {
    await router.load();
    if (isOpen) root.render(content);
  };
  void show();
  return {
    path: (): string => history.location.pathname,
    navigate: (to: string): void => history.push(to),
    close: (): void => {
      isOpen = false;
      pageReturns.goAway();
      root.unmount();
      document.body.replaceChildren();
      vi.clearAllTimers();
    },
  };
};
