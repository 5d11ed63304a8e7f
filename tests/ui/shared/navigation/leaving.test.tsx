import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import * as TE from 'fp-ts/TaskEither';
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { mount, withUseCases } from '#tests/ui/renderView.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { leaveApp, stayInApp } from '#ui/shared/navigation/leaveApp.ts';
import { isOwnLeaving } from '#ui/shared/navigation/ownLeaving.ts';
import { cancelNavigation } from '#ui/shared/navigation/useNavigateTo.ts';

type Shown = Pick<ReturnType<typeof useAction>, 'isPending' | 'error' | 'mutate'>;

/** Opens a screen whose action leads to another one, the script of which answers when the test says so. */
const openPending = async (from: RoutePath, to: RoutePath) => {
  const script = gate();
  let shown: Shown = { isPending: false, error: null, mutate: () => undefined };
  const Page = (): ReactNode => {
    const action = useAction(() => TE.right(toRoute(to)));
    useEffect(() => void (shown = action));
    return <Outlet />;
  };
  const top = createRootRoute({ component: Page });
  const late = Object.assign(() => <p>late</p>, { preload: () => script.opened });
  const routeTree = top.addChildren([
    createRoute({ getParentRoute: () => top, path: from }),
    createRoute({ getParentRoute: () => top, path: to, component: late }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [from] }) });
  const { page, act } = await mount(
    router,
    withUseCases(makeTestApp().useCases, <RouterProvider router={router as never} />),
  );
  return {
    path: (): string => router.state.location.pathname,
    text: (): string => page.textContent,
    shown: () => ({ isPending: shown.isPending, error: shown.error?._tag }),
    run: () =>
      act(async () => {
        shown.mutate();
        await expect.poll(() => router.state.location.pathname).toBe(to);
      }),
    cancel: () => act(cancelNavigation),
    answer: () => act(script.open),
  };
};

describe('cancelling a navigation', () => {
  it.each([
    ['/forgot-password', '/forgot-password/email-verification'],
    ['/signup/creating', '/signin/account-selection'],
  ] as const)('from %s to %s ends the wait at once, and only then: the late screen is not shown', async (from, to) => {
    const { path, text, shown, run, cancel, answer } = await openPending(from, to);
    await cancel();
    expect(path()).toBe(from);
    await run();
    expect(shown()).toEqual({ isPending: true, error: undefined });
    await cancel();
    expect(shown()).toEqual({ isPending: false, error: 'Cancelled' });
    await answer();
    expect([path(), text()]).toEqual([from, '']);
  });

  it('does not keep the next press from leading on', async () => {
    const { text, shown, run, cancel, answer } = await openPending('/signin', '/signup');
    await run();
    await cancel();
    await run();
    expect(shown()).toEqual({ isPending: true, error: undefined });
    await answer();
    await expect.poll(() => text()).toBe('late');
    expect(shown()).toEqual({ isPending: false, error: undefined });
  });
});

const happens = (type: 'pagehide' | 'popstate'): void => void window.dispatchEvent(new Event(type));

/** What a field with a password has after the page has gone. */
const passwordAfterLeaving = (): string => {
  document.body.innerHTML = '<input type="password" value="Canary-Passw0rd">';
  happens('pagehide');
  return document.querySelector('input')?.value ?? '';
};

describe('a page that is told to go back', () => {
  beforeEach(() => {
    vi.spyOn(window.history, 'back').mockReturnValue();
    void leaveApp({ _tag: 'Back', fallback: null });
  });
  afterEach(stayInApp);

  it('clears the password as it goes, and only once', () => {
    expect([passwordAfterLeaving(), passwordAfterLeaving()]).toEqual(['', 'Canary-Passw0rd']);
  });

  it('clears no password that is typed later, if it led to a screen of the app', () => {
    expect(isOwnLeaving()).toBe(true);
    happens('popstate');
    expect([isOwnLeaving(), passwordAfterLeaving()]).toEqual([false, 'Canary-Passw0rd']);
  });

  it.each([
    [true, false],
    [false, true],
  ])('is shown again from the back-forward cache, %s, and is then being left: %s', (persisted, isLeft) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(isOwnLeaving()).toBe(isLeft);
  });
});
