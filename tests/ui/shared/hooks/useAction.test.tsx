import { type QueryClient, useQueryClient } from '@tanstack/react-query';
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

/** Renders a view with an action, which runs at once if `runOnMount` names a run. */
const renderAction = async (useCase: UseCase, runOnMount: string | null = null) => {
  let last: { readonly action: Action<[run: string], Fault, string>; readonly client: QueryClient } | null = null;
  const Probe = (): ReactNode => {
    const action = useAction(useCase);
    const client = useQueryClient();
    const { mutate } = action;
    useEffect(() => {
      if (runOnMount !== null) mutate(runOnMount);
    }, [mutate]);
    useEffect(() => {
      last = { action, client };
    });
    return null;
  };
  const view = (children: ReactNode): ReactNode => (
    <CatchBoundary getResetKey={() => 0} errorComponent={({ error }) => String(error)}>
      {children}
    </CatchBoundary>
  );
  const { page, act, rerender } = await renderView(view(<Probe />));
  const rendered = () => {
    if (last === null) throw new Error('Nothing was rendered.');
    return last;
  };
  const states = () =>
    rendered()
      .client.getMutationCache()
      .getAll()
      .map(({ state }) => state);
  return {
    page,
    act,
    action: () => rendered().action,
    cached: () => inspect(states(), { depth: null }),
    unmount: () => rerender(view(null)),
  };
};

/** A use case whose runs end when the test completes them. */
const manualRuns = () => {
  const settle = new Map<string, (outcome: E.Either<Fault, string>) => void>();
  const useCase: UseCase = (run) => () => new Promise((resolve) => settle.set(run, resolve));
  return { useCase, settle: (run: string, outcome: E.Either<Fault, string>) => settle.get(run)?.(outcome) };
};

describe('an action', () => {
  it('is pending as soon as it runs, then has the answer', async () => {
    const { useCase, settle } = manualRuns();
    const { act, action } = await renderAction(useCase);
    await act(() => action().mutate('first'));
    expect(action()).toMatchObject({ isPending: true, error: null, data: null });
    await act(() => settle('first', E.right('Sent')));
    expect(action()).toMatchObject({ isPending: false, isSuccess: true, data: 'Sent' });
  });

  it('runs once at a time, so that a doubled press makes one call, and emits the fault of each run once', async () => {
    const onFault = vi.fn<(fault: unknown) => void>();
    onTestFinished(faultEvents.subscribe(onFault));
    const { useCase, settle } = manualRuns();
    const { act, action } = await renderAction(useCase);
    await act(() => {
      action().mutate('first');
      action().mutate('doubled');
    });
    await act(() => settle('doubled', E.left({ _tag: 'Failed', run: 'doubled' })));
    expect(action()).toMatchObject({ isPending: true });
    await act(() => settle('first', E.left({ _tag: 'Failed', run: 'first' })));
    await act(() => action().mutate('second'));
    await act(() => settle('second', E.left({ _tag: 'Failed', run: 'second' })));
    expect(action()).toMatchObject({ isPending: false, isSuccess: false, error: { run: 'second' } });
    expect(onFault.mock.calls).toEqual([[{ _tag: 'Failed', run: 'first' }], [{ _tag: 'Failed', run: 'second' }]]);
  });

  it('ignores a run that was reset, and keeps the identity of its functions', async () => {
    const { useCase, settle } = manualRuns();
    const { act, action } = await renderAction(useCase);
    const { mutate, reset } = action();
    await act(() => mutate('first'));
    await act(() => reset());
    await act(() => settle('first', E.right('Sent')));
    expect(action()).toMatchObject({ isPending: false, isSuccess: false, data: null });
    expect([action().mutate, action().reset]).toEqual([mutate, reset]);
  });

  it('keeps the outcome of a run that an effect starts in strict mode', async () => {
    const { useCase, settle } = manualRuns();
    const { act, action } = await renderAction(useCase, 'first');
    expect(action()).toMatchObject({ isPending: true });
    await act(() => settle('first', E.right('Sent')));
    expect(action()).toMatchObject({ isPending: false, isSuccess: true, data: 'Sent' });
  });

  it('keeps its input nowhere, not while it runs and not after it failed, and its answer as long as its view is shown', async () => {
    vi.useFakeTimers();
    const { useCase, settle } = manualRuns();
    const { act, action, cached, unmount } = await renderAction(useCase);
    const collectGarbage = () => act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    await act(() => action().mutate('first password'));
    expect(cached()).not.toContain('password');
    await act(() => settle('first password', E.left({ _tag: 'Failed', run: 'the fault' })));
    await collectGarbage();
    expect(cached()).toContain('the fault');
    expect(cached()).not.toContain('password');
    await unmount();
    await collectGarbage();
    expect(cached()).toBe('[]');
  });

  it('throws an unexpected error into the error boundary', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { page, act, action } = await renderAction(() => TE.rightIO(() => JSON.parse('{')));
    await act(() => action().mutate('first'));
    expect(page.textContent).toContain('SyntaxError');
  });
});
