import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import * as T from 'fp-ts/Task';
import { expect, it, vi } from 'vitest';
import type { RunGuards } from '#application/navigation/runGuards.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { pathEndings, pathSpelling, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { makeRouter } from '#ui/router/router.ts';

const { useCases } = makeTestApp();

/** Where a router arrives that lets every visitor in, and the guards that it has run. */
const arrive = async (entry: string) => {
  const runGuards = vi.fn<RunGuards>(() => T.of(null));
  const history = createMemoryHistory({ initialEntries: [entry] });
  const router = makeRouter({ ...useCases, runGuards }, { scheme: 'https:', history });
  await router.load();
  const screen = routeOf(router.state.matches.at(-1)?.routeId ?? '');
  return { address: history.location.href, screen, guards: runGuards.mock.calls };
};

const query = fc.constantFrom('', '?state=%2F%2b%20&a=//evil.example', '?%0d%0a');
const hash = fc.constantFrom('', '#part');
// Because: the Kelvin sign is a "k" in another case for a regular expression.
const nowhere = ['/signin/loc\u212Aed', '/signin/loc%E2%84%AAed', '/%2563ontinue'];
const anyPath = fc.oneof(
  { weight: 2, arbitrary: routePath.chain(routeSpelling) },
  routePath.chain(pathSpelling).map((spelling) => spelling.replace('?x', '')),
  fc.tuple(routePath, fc.constantFrom(...pathEndings)).map((parts) => parts.join('')),
  fc.webPath().map((path) => `/${path}`),
);

it('a path leads to the screen that routeOf names, at its own address with its guards, and to no screen and no guard where it names none', async () => {
  const property = fc.asyncProperty(anyPath, query, hash, async (path, search, fragment) => {
    const screen = routeOf(path);
    const arrival = await arrive(path + search + fragment);
    const none = { address: arrival.address, screen: null, guards: [] };
    const guards = [[{ to: screen, query: search, scheme: 'https:' }]];
    expect(arrival).toEqual(screen === null ? none : { address: screen + search + fragment, screen, guards });
  });
  const examples = nowhere.map((path): [string, string, string] => [path, '', '']);
  await fc.assert(property, { numRuns: 150, examples });
});

const heading = (page: HTMLElement): string | undefined => page.querySelector('h1')?.textContent;

it('a path in another spelling is replaced by the one of its screen, also on the way back', async () => {
  const { page, act, router, until, goTo } = await renderApp(makeTestApp(), '/signin');
  await act(() => router.history.push('/Forgot-Password//?a=b'));
  await until('/forgot-password');
  await goTo('/signup');
  await until('/signup');
  await act(() => router.history.back());
  await until('/forgot-password', () => expect(heading(page)).toBe('Reset your password'));
  await act(() => router.history.back());
  await until('/signin');
});

it.each(['/idp/continue/x', '/signup/nowhere'])(
  'a path below a screen shows that there is no page, and nothing of that screen: %s',
  async (path) => {
    const { page } = await renderApp(makeTestApp({ cookies: { xe_session: 'live' } }), path);
    expect([heading(page), page.querySelectorAll('footer').length]).toEqual(['Page not found', 1]);
    expect(page.querySelector('ol')).toBeNull();
    expect(page.textContent).not.toContain('You are already signed in');
  },
);
