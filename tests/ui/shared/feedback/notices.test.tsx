import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { controlNamed, inputNamed, renderView } from '#tests/ui/renderView.tsx';
import { ConnectionNotice } from '#ui/shared/feedback/ConnectionNotice.tsx';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';

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

const sending = (busy: boolean): ReactNode => (
  <form>
    <button type="submit" aria-busy={busy}>
      Send
    </button>
    <SlowNotice busy={busy} />
  </form>
);

it('the slow notice appears after eight seconds of one wait, not sooner, and offers to cancel', async () => {
  const { useCases } = makeTestApp();
  const abandon = vi.fn<typeof useCases.abandon>(useCases.abandon);
  const { page, rerender, act } = await renderView(sending(false), { useCases: { ...useCases, abandon } });
  vi.useFakeTimers();
  await rerender(sending(true));
  await act(() => void vi.advanceTimersByTime(7000));
  await rerender(sending(false));
  await rerender(sending(true));
  await act(() => void vi.advanceTimersByTime(7999));
  expect(page.textContent).toBe('Send');
  await act(() => void vi.advanceTimersByTime(1));
  expect(page.querySelector('[role="status"]')?.textContent).toBe('This is taking longer than usual');
  await act(() => controlNamed(page, 'Cancel').click());
  expect(abandon).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(page.querySelector('[type="submit"]'));
});
