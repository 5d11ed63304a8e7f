import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';

const heading = (failing: boolean): ReactNode => <PageHeading heading={{ id: 'signIn.heading' }} failing={failing} />;

it('a page says that the device is offline, as long as it is, and not beside an error', async () => {
  const { page, rerender, act } = await renderView(heading(false));
  const isOnline = vi.spyOn(navigator, 'onLine', 'get');
  const notice = (): string | undefined => page.querySelector('[role="status"]')?.textContent;
  const become = (event: 'online' | 'offline'): Promise<void> =>
    act(() => {
      isOnline.mockReturnValue(event === 'online');
      window.dispatchEvent(new Event(event));
    });
  expect(notice()).toBe('');
  await become('offline');
  expect(notice()).toBe('You are offline. You can go on when the connection is back.');
  await rerender(heading(true));
  expect(notice()).toBe('');
  await rerender(heading(false));
  await become('online');
  expect(notice()).toBe('');
});

const sending = (busy: boolean): ReactNode => (
  <form>
    <button type="submit" aria-busy={busy}>
      Send
    </button>
    <SlowNotice busy={busy} />
    <button type="button">Other</button>
  </form>
);

it('the slow notice appears after eight seconds of one wait, not sooner, and offers to cancel, after which it says so until the next press', async () => {
  const { useCases } = makeTestApp();
  const abandon = vi.fn<typeof useCases.abandon>(useCases.abandon);
  const { page, rerender, act, press } = await renderView(sending(false), { useCases: { ...useCases, abandon } });
  vi.useFakeTimers();
  const pass = (ms: number): Promise<void> => act(() => void vi.advanceTimersByTime(ms));
  await rerender(sending(true));
  await pass(7000);
  await rerender(sending(false));
  await rerender(sending(true));
  await pass(7999);
  expect(page.textContent).toBe('SendOther');
  await pass(1);
  expect(page.querySelector('[role="status"]')?.textContent).toBe('This is taking longer than usual.');
  await press('Cancel');
  expect(abandon).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(page.querySelector('[type="submit"]'));
  await rerender(sending(false));
  expect(page.textContent).toBe('SendCancelled.Other');
  await press('Other');
  expect(page.textContent).toBe('SendOther');
});
