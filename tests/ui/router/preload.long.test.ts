import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { routePath, routePaths } from '#tests/arbitraries/routePath.ts';
import { session } from '#tests/arbitraries/session.ts';
import { makeRouter, type Router } from '#ui/router/router.ts';

type Recorder = { readonly calls: () => ReadonlyArray<string>; readonly identity: IdentityGateway };

/** Wraps the identity gateway and records the name of every call. */
const recordCalls = (identity: IdentityGateway): Recorder => {
  const calls: string[] = [];
  const recorded = Object.entries(identity).map(([name, call]) => [
    name,
    (...input: readonly never[]) => {
      calls.push(name);
      return Reflect.apply(call, identity, input) as unknown;
    },
  ]);
  return { calls: () => calls, identity: Object.fromEntries(recorded) as IdentityGateway };
};

const open = () => {
  const storage = makeMemoryStorage();
  const recorder: { current: Recorder | null } = { current: null };
  const app = makeTestApp({
    cookies: { xe_session: 'stale' },
    replace: ({ identity }) => {
      recorder.current = recordCalls(identity);
      return { identity: recorder.current.identity, session: makeTabSessionStore(storage, () => null) };
    },
  });
  const history = createMemoryHistory({ initialEntries: ['/signin'] });
  const router: Router = makeRouter(app.useCases, { scheme: 'https:', history });
  return { ...app, storage, router, history, calls: () => [...(recorder.current?.calls() ?? [])] };
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
