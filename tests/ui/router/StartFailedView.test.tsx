import { expect, it, vi } from 'vitest';
import { loadMessages } from '#locales/messages.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { StartFailedView } from '#ui/router/StartFailedView.tsx';

it('the page of a failed start starts again once, whatever the number of presses, until that has ended', async () => {
  let end = (): void => undefined;
  const onRetry = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (end = resolve)));
  const view = <StartFailedView locale="en-GB" messages={await loadMessages('en-GB')} onRetry={onRetry} />;
  const { page, act } = await renderView(view);
  const press = (): Promise<void> => act(() => controlNamed(page, 'Try again').click());
  await press();
  await press();
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(controlNamed(page, 'Try again').getAttribute('aria-busy')).toBe('true');
  await act(() => end());
  await press();
  expect(onRetry).toHaveBeenCalledTimes(2);
});
