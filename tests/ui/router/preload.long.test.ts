import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import type { Call } from '#tests/application/support/breakable.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { routePath, routePaths } from '#tests/arbitraries/routePath.ts';
import { session } from '#tests/arbitraries/session.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { makeRouter } from '#ui/router/router.ts';

const open = () => {
  const storage = makeMemoryStorage();
  const app = makeTestApp({
    cookies: { xe_session: 'stale' },
    replace: () => ({ session: makeTabSessionStore(storage, () => null) }),
  });
  const history = createMemoryHistory({ initialEntries: ['/signin'] });
  const router = makeRouter(app.useCases, { scheme: 'https:', history });
  const calls = Object.keys(app.ports.identity).filter((name): name is Call => name !== 'abandon');
  /** Everything that a navigation can change. */
  const state = () => ({
    session: app.session(),
    stored: storage.read('account.session'),
    cookie: app.ports.cookies.read('xe_session'),
    lines: app.lines(),
    calls: calls.filter((call) => app.made(call) > 0),
    at: [history.location.href, history.length],
  });
  return { ...app, router, state };
};

describe('preloading a screen', () => {
  it('changes nothing and sends no call, for every screen, repetition and session', async () => {
    await Promise.all(routePaths.map((to) => open().router.preloadRoute({ to })));
    await fc.assert(
      fc.asyncProperty(session, fc.array(routePath, { minLength: 1, maxLength: 5 }), async (anySession, screens) => {
        const { ports, router, state } = open();
        ports.session.update(() => anySession);
        const before = state();
        for (const to of screens) await router.preloadRoute({ to });
        expect(state()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});
