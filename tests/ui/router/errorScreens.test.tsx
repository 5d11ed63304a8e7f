import { expect, it, onTestFinished, vi } from 'vitest';
import { loadMessages } from '#locales/messages.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { CrashedScreen } from '#ui/router/errorScreens.tsx';
import { StartFailedView } from '#ui/router/StartFailedView.tsx';
import { faultEvents } from '#ui/shared/hooks/useAction.ts';

it('the page of a screen that stopped working says what happened and what helps, reports the fault, and loads the page again', async () => {
  const onFault = vi.fn<(fault: unknown) => void>();
  onTestFinished(faultEvents.subscribe(onFault));
  const { page, press } = await renderView(<CrashedScreen />);
  expect(page.querySelector('h1')?.textContent).toBe('Something went wrong');
  expect(page.textContent).toContain('This page stopped working. Trying again usually helps.');
  expect(onFault).toHaveBeenCalledWith({ _tag: 'Unexpected' });
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await press('Try again');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the page of a failed start starts again once, whatever the number of presses, until that has ended', async () => {
  let end = (): void => undefined;
  const onRetry = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (end = resolve)));
  const { page, act, press } = await renderView(
    <StartFailedView locale="en-GB" messages={await loadMessages('en-GB')} onRetry={onRetry} />,
  );
  await press('Try again');
  await press('Try again');
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(controlNamed(page, 'Try again').getAttribute('aria-busy')).toBe('true');
  await act(() => end());
  await press('Try again');
  expect(onRetry).toHaveBeenCalledTimes(2);
});
