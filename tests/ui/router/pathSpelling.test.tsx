import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import * as T from 'fp-ts/Task';
import { describe, expect, it, vi } from 'vitest';
import type { RunGuards } from '#application/navigation/runGuards.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { pathEndings, pathSpelling, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { makeRouter } from '#ui/router/router.ts';

const { useCases } = makeTestApp();

/** Where a router arrives that lets every visitor in, and the guards that it has run. */
const arrive = async (...entries: ReadonlyArray<string>) => {
  const runGuards = vi.fn<RunGuards>(() => T.of(null));
  const history = createMemoryHistory({ initialEntries: [...entries] });
  const router: AnyRouter = makeRouter({ ...useCases, runGuards }, { scheme: 'https:', history });
  await router.load();
  const { matches } = router.state;
  return {
    address: history.location.href,
    screen: routeOf(matches.at(-1)?.routeId ?? ''),
    guards: runGuards.mock.calls,
  };
};

const guardsOf = (to: RoutePath, query: string) => [[{ to, query, scheme: 'https:' }]];
const query = fc.constantFrom('', '?state=%2F%2b%20&a=//evil.example', '?%0d%0a');
const hash = fc.constantFrom('', '#part');

// Because: the Kelvin sign is a "k" in another case for a regular expression.
const nowhere = ['/signin/loc\u212Aed', '/signin/loc%E2%84%AAed', '/%2563ontinue'];
const anyPath = fc.oneof(
  routePath.chain(pathSpelling).map((spelling) => spelling.replace('?x', '')),
  fc.tuple(routePath, fc.constantFrom(...pathEndings)).map((parts) => parts.join('')),
  fc.webPath().map((path) => `/${path}`),
);

describe('a path in the router', () => {
  it('leads in any spelling of a screen to this screen and its guards, at its own address with the same query', async () => {
    const spelled = routePath.chain((path) => fc.tuple(fc.constant(path), routeSpelling(path)));
    const property = fc.asyncProperty(spelled, query, hash, async ([path, spelling], search, fragment) => {
      expect(await arrive(spelling + search + fragment)).toEqual({
        address: path + search + fragment,
        screen: path,
        guards: guardsOf(path, search),
      });
    });
    await fc.assert(property, { numRuns: 100 });
  }, 30_000);

  it('leads to the screen that routeOf names with its guards, and to no screen and no guard where it names none', async () => {
    const property = fc.asyncProperty(anyPath, query, async (path, search) => {
      const screen = routeOf(path);
      const arrival = await arrive(path + search);
      const none = { address: arrival.address, screen: null, guards: [] };
      const there = screen === null ? none : { address: screen + search, screen, guards: guardsOf(screen, search) };
      expect(arrival).toEqual(there);
    });
    const examples = nowhere.map((path): [string, string] => [path, '']);
    await fc.assert(property, { numRuns: 100, examples });
  }, 30_000);
});

const heading = (page: HTMLElement): string | null | undefined => page.querySelector('h1')?.textContent;

describe('a path in the app', () => {
  it('is replaced by the one of its screen where the history has another spelling, also on the way back', async () => {
    const shown = await renderApp(makeTestApp(), '/signin');
    await shown.act(() => shown.router.history.push('/Forgot-Password//?a=b'));
    await waitForScreen(shown, '/forgot-password');
    await shown.act(() => void shown.router.navigate({ to: '/signup' }));
    await waitForScreen(shown, '/signup');
    await shown.act(() => shown.router.history.back());
    await waitForScreen(shown, '/forgot-password');
    expect(heading(shown.page)).toBe('Reset your password');
    await shown.act(() => shown.router.history.back());
    await waitForScreen(shown, '/signin');
  });

  it.each(['/idp/continue/x', '/signup/nowhere', '/2fa/verify-number/x', '/signin/nowhere'])(
    'shows at %s that there is no page, and nothing of the screen above it',
    async (path) => {
      const shown = await renderApp(makeTestApp({ cookies: { xe_session: 'live' } }), path as RoutePath);
      expect(heading(shown.page)).toBe('Page not found');
      expect(shown.page.querySelector('footer')).not.toBeNull();
      expect(shown.page.querySelector('ol')).toBeNull();
      expect(shown.page.textContent).not.toContain('You are already signed in');
    },
  );
});
