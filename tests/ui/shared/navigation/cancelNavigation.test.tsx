import * as TE from 'fp-ts/TaskEither';
import { act, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { openRoutes } from '#tests/ui/deferred-services/openRoutes.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { cancelNavigation } from '#ui/shared/navigation/useNavigateTo.ts';

type Shown = Pick<ReturnType<typeof useAction>, 'isPending' | 'error'>;

/** Opens a screen whose action leads to another one, the script of which answers when the test says so. */
const openPending = async (from: RoutePath, to: RoutePath) => {
  const script = gate();
  const controls = { run: (): void => undefined };
  let shown: Shown = { isPending: false, error: null };
  const useControls = (): void => {
    const { mutate, isPending, error } = useAction(() => TE.right(toRoute(to)));
    useEffect(() => {
      Object.assign(controls, { run: mutate });
      shown = { isPending, error };
    });
  };
  const { router } = await openRoutes(useControls, { [from]: null, [to]: () => script.opened }, from);
  return {
    router,
    shown: () => shown,
    run: () =>
      act(async () => {
        controls.run();
        await vi.waitFor(() => expect(router.state.location.pathname).toBe(to));
      }),
    cancel: () => act(async () => cancelNavigation()),
    answer: () => act(async () => script.open()),
  };
};

const isShown = (path: RoutePath): boolean => document.body.textContent.includes(path);

describe('cancelling a navigation', () => {
  it.each([
    ['/forgot-password', '/forgot-password/email-verification'],
    ['/signup/creating', '/signin/account-selection'],
  ] as const)('from %s to %s ends the wait at once, and only then: the late screen is not shown', async (from, to) => {
    const { router, shown, run, cancel, answer } = await openPending(from, to);
    await cancel();
    expect(router.state.location.pathname).toBe(from);
    await run();
    expect(shown().isPending).toBe(true);
    await cancel();
    expect(shown()).toMatchObject({ isPending: false, error: { _tag: 'Cancelled' } });
    await answer();
    expect(router.state.location.pathname).toBe(from);
    expect(isShown(to)).toBe(false);
  });

  it('does not keep the next press from leading on', async () => {
    const { shown, run, cancel, answer } = await openPending('/forgot-password', '/forgot-password/email-verification');
    await run();
    await cancel();
    await run();
    expect(shown()).toEqual({ isPending: true, error: null });
    await answer();
    await vi.waitFor(() => expect(isShown('/forgot-password/email-verification')).toBe(true));
    expect(shown()).toEqual({ isPending: false, error: null });
  });
});
