import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inputNamed, renderView } from '#tests/ui/renderView.tsx';
import { ConnectionNotice } from '#ui/shared/feedback/ConnectionNotice.tsx';

const form = (failing: boolean): ReactNode => (
  <main>
    <form>
      <input name="email" />
      <ConnectionNotice failing={failing} />
    </form>
  </main>
);

it('the notice of a lost connection says what is kept, that the device is online again, and nothing beside an error', async () => {
  const { page, rerender, act } = await renderView(form(false));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const notice = (): string | null | undefined => page.querySelector('[role="status"]')?.textContent;
  const fire = (event: string): Promise<void> => act(() => void window.dispatchEvent(new Event(event)));
  expect(notice()).toBe('');
  await fire('offline');
  expect(notice()).toBe('You are offline. You can go on when the connection is back.');
  await fire('online');
  expect(notice()).toBe('You are online again.');
  await act(() => void vi.advanceTimersByTime(8000));
  expect(notice()).toBe('');
  inputNamed(page, 'email').value = 'ada@sandbox.test';
  await fire('offline');
  expect(notice()).toContain('What you typed is kept');
  await rerender(form(true));
  expect(notice()).toBe('');
});
