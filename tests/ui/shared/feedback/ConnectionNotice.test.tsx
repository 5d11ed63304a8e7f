import { expect, it, onTestFinished, vi } from 'vitest';
import { inputNamed, renderView } from '#tests/ui/renderView.tsx';
import { ConnectionNotice } from '#ui/shared/feedback/Notice.tsx';

it('the notice of a lost connection says what is kept, that the device is online again, and then nothing', async () => {
  const { page, rerender, act } = await renderView(
    <main>
      <form>
        <input name="email" />
        <ConnectionNotice failing={false} />
      </form>
    </main>,
  );
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
  await rerender(<ConnectionNotice failing />);
  expect(notice()).toBe('');
});
