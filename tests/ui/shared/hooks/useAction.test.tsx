import { useQueryClient } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { inspect } from 'node:util';
import { type ReactNode, useEffect } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderView } from '#tests/ui/renderView.tsx';
import { type Action, type FallibleUseCase, faultEvents, useAction } from '#ui/shared/hooks/useAction.ts';

type Fault = { readonly _tag: 'Failed'; readonly run: string };
type UseCase = FallibleUseCase<[run: string], Fault, string>;

const failed = (run: string): E.Either<Fault, string> => E.left({ _tag: 'Failed', run });

/** Renders a view with an action, which runs at once if `runOnMount` names a run. By default a run ends when the test settles it. */
const renderAction = async ({ runOnMount = '', useCase }: { runOnMount?: string; useCase?: UseCase } = {}) => {
  const ends = new Map<string, (outcome: E.Either<Fault, string>) => void>();
  const manual: UseCase = (run) => () => new Promise((resolve) => ends.set(run, resolve));
  let last: Action<[run: string], Fault, string> | null = null;
  let cached = (): string => '';
  const Probe = (): ReactNode => {
    const action = useAction(useCase ?? manual);
    const mutations = useQueryClient().getMutationCache();
    const { mutate } = action;
    useEffect(() => {
      if (runOnMount !== '') mutate(runOnMount);
    }, [mutate]);
    useEffect(() => {
      last = action;
      const states = () => mutations.getAll().map(({ state }) => state);
      cached = () => inspect(states(), { depth: null });
    });
    return null;
  };
  const view = (children: ReactNode): ReactNode => (
    <CatchBoundary getResetKey={() => 0} errorComponent={({ error }) => String(error)}>
      {children}
    </CatchBoundary>
  );
  const { page, act, rerender } = await renderView(view(<Probe />));
  const action = () => {
    if (last === null) throw new Error('Nothing was rendered.');
    return last;
  };
  return {
    page,
    act,
    action,
    run: (...names: ReadonlyArray<string>) => act(() => names.forEach((name) => action().mutate(name))),
    settle: (run: string, outcome: E.Either<Fault, string> = E.right('Sent')) => act(() => ends.get(run)?.(outcome)),
    cached: () => cached(),
    unmount: () => rerender(view(null)),
  };
};

describe('an action', () => {
  it('runs once at a time, so that a doubled press makes one call; its fault is emitted once, and stands while it runs again', async () => {
    const onFault = vi.fn<(fault: unknown) => void>();
    onTestFinished(faultEvents.subscribe(onFault));
    const { action, run, settle } = await renderAction();
    await run('first', 'doubled');
    await settle('doubled', failed('doubled'));
    expect(action()).toMatchObject({ isPending: true });
    await settle('first', failed('first'));
    await run('second');
    expect(action()).toMatchObject({ isPending: true, error: { run: 'first' } });
    await settle('second', failed('second'));
    expect(action()).toMatchObject({ isPending: false, isSuccess: false, error: { run: 'second' } });
    expect(onFault.mock.calls).toEqual([[{ _tag: 'Failed', run: 'first' }], [{ _tag: 'Failed', run: 'second' }]]);
  });

  it('ignores a run that was reset, and keeps the identity of its functions', async () => {
    const { act, action, run, settle } = await renderAction();
    const { mutate, reset } = action();
    await run('first');
    await act(reset);
    await settle('first');
    expect(action()).toMatchObject({ isPending: false, isSuccess: false, data: null, mutate, reset });
  });

  it('keeps the outcome of a run that an effect starts in strict mode', async () => {
    const { action, settle } = await renderAction({ runOnMount: 'first' });
    expect(action()).toMatchObject({ isPending: true });
    await settle('first');
    expect(action()).toMatchObject({ isPending: false, isSuccess: true, data: 'Sent' });
  });

  it('keeps its input nowhere, not while it runs and not after it failed, and its answer as long as its view is shown', async () => {
    vi.useFakeTimers();
    const { act, run, settle, cached, unmount } = await renderAction();
    const collectGarbage = () => act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    await run('first password');
    expect(cached()).not.toContain('password');
    await settle('first password', failed('the fault'));
    await collectGarbage();
    expect(cached()).toContain('the fault');
    expect(cached()).not.toContain('password');
    await unmount();
    await collectGarbage();
    expect(cached()).toBe('[]');
  });

  it('throws an unexpected error into the error boundary', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { page, run } = await renderAction({ useCase: () => TE.rightIO(() => JSON.parse('{')) });
    await run('first');
    expect(page.textContent).toContain('SyntaxError');
  });
});
