import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeRouter, type Router } from '#ui/router/router.ts';
import { openHexagon } from '#tests/application/stage/hexagon.ts';
import { routePath, routePaths } from '#tests/arbitraries/routePath.ts';
import { session } from '#tests/arbitraries/session.ts';

type Noted = { readonly calls: () => ReadonlyArray<string>; readonly identity: IdentityGateway };

/** The identity talk, every word of it noted. */
const noting = (identity: IdentityGateway): Noted => {
  const calls: string[] = [];
  const noted = Object.entries(identity).map(([name, say]) => [
    name,
    (...said: readonly never[]) => {
      calls.push(name);
      return Reflect.apply(say, identity, said) as unknown;
    },
  ]);
  return { calls: () => calls, identity: Object.fromEntries(noted) as IdentityGateway };
};

const open = () => {
  const shelf = makeMemoryShelf();
  const noted: { talk: Noted | null } = { talk: null };
  const hexagon = openHexagon({
    cookies: { xe_session: 'stale' },
    replace: ({ identity }) => {
      noted.talk = noting(identity);
      return { identity: noted.talk.identity, session: makeTabSessionStore(shelf, () => null) };
    },
  });
  const history = createMemoryHistory({ initialEntries: ['/signin'] });
  const router: Router = makeRouter(hexagon.useCases, { scheme: 'https:', history });
  return { ...hexagon, shelf, router, history, calls: () => [...(noted.talk?.calls() ?? [])] };
};

/** All that a visit leaves behind. */
const left = ({ ports, shelf, lines, history, calls }: ReturnType<typeof open>) => ({
  session: ports.session.get(),
  stored: shelf.read('account.session'),
  cookie: ports.cookies.read('xe_session'),
  lines: lines(),
  calls: calls(),
  at: [history.location.href, history.length],
});

const fetchAhead = (router: Router, to: RoutePath): Promise<unknown> => router.preloadRoute({ to });

describe('fetching a screen ahead', () => {
  it('changes nothing and asks nobody, whichever screen, however often, whoever is there', async () => {
    await Promise.all(routePaths.map((to) => fetchAhead(open().router, to)));
    await fc.assert(
      fc.asyncProperty(session, fc.array(routePath, { minLength: 1, maxLength: 5 }), async (anybody, screens) => {
        const page = open();
        page.ports.session.update(() => anybody);
        const before = left(page);
        for (const to of screens) await fetchAhead(page.router, to);
        expect(left(page)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('is not to visit it: a visit of the same screen asks and learns', async () => {
    const page = open();
    await page.router.navigate({ to: '/continue' });
    await page.router.load();
    expect(page.calls()).toContain('tokens');
    expect(page.ports.cookies.read('xe_session')).toBeNull();
  });

  it('is possible for every screen the domain can name', () => {
    expect(Object.keys(open().router.routesByPath).toSorted()).toEqual([...routePaths].toSorted());
  });
});
