import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { routePath, routePaths } from '#tests/arbitraries/routePath.ts';
import { session } from '#tests/arbitraries/session.ts';
import { makeRouter, type Router } from '#ui/router/router.ts';

const open = () => {
  const storage = makeMemoryStorage();
  const calls: string[] = [];
  const app = makeTestApp({
    cookies: { xe_session: 'stale' },
    replace: ({ identity }) => ({
      session: makeTabSessionStore(storage, () => null),
      identity: new Proxy(identity, {
        get: (gateway, name, self) => {
          const call: unknown = Reflect.get(gateway, name, self);
          return typeof call !== 'function'
            ? call
            : (...input: readonly unknown[]): unknown => {
                calls.push(String(name));
                return Reflect.apply(call, gateway, input);
              };
        },
      }),
    }),
  });
  const history = createMemoryHistory({ initialEntries: ['/signin'] });
  const router: Router = makeRouter(app.useCases, { scheme: 'https:', history });
  return { ...app, storage, router, history, calls: () => [...calls] };
};

/** Everything that a navigation can change. */
const stateOf = ({ ports, storage, lines, history, calls }: ReturnType<typeof open>) => ({
  session: ports.session.get(),
  stored: storage.read('account.session'),
  cookie: ports.cookies.read('xe_session'),
  lines: lines(),
  calls: calls(),
  at: [history.location.href, history.length],
});

const preload = (router: Router, to: RoutePath): Promise<unknown> => router.preloadRoute({ to });

describe('preloading a screen', () => {
  it('changes nothing and sends no call, for every screen, repetition and session', async () => {
    await Promise.all(routePaths.map((to) => preload(open().router, to)));
    await fc.assert(
      fc.asyncProperty(session, fc.array(routePath, { minLength: 1, maxLength: 5 }), async (anySession, screens) => {
        const page = open();
        page.ports.session.update(() => anySession);
        const before = stateOf(page);
        for (const to of screens) await preload(page.router, to);
        expect(stateOf(page)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('is not a navigation: a navigation to the same screen calls the identity service', async () => {
    const page = open();
    await page.router.navigate({ to: '/continue' });
    await page.router.load();
    expect(page.calls()).toContain('tokens');
    expect(page.ports.cookies.read('xe_session')).toBeNull();
  });
});
