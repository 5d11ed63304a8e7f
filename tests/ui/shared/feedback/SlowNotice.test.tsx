import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';

const { useCases } = makeTestApp();

const notice = (busy: boolean, abandon = useCases.abandon) =>
  withUseCases(
    { ...useCases, abandon },
    <form>
      <button type="submit" aria-busy={busy}>
        Send
      </button>
      <SlowNotice busy={busy} />
    </form>,
  );

describe('the slow notice', () => {
  it('appears after eight seconds, not sooner, and offers to cancel', async () => {
    const abandon = vi.fn<typeof useCases.abandon>(useCases.abandon);
    const { page, rerender, act } = await renderView(notice(false, abandon));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await rerender(notice(true, abandon));
    await act(() => void vi.advanceTimersByTime(7999));
    expect(page.textContent).toBe('Send');
    await act(() => void vi.advanceTimersByTime(1));
    expect(page.querySelector('[role="status"]')?.textContent).toBe('This is taking longer than usual');
    await act(() => controlNamed(page, 'Cancel').click());
    expect(abandon).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(page.querySelector('[type="submit"]'));
  });

  it('measures each wait from its own start', async () => {
    const { page, rerender, act } = await renderView(notice(false));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await rerender(notice(true));
    await act(() => void vi.advanceTimersByTime(7000));
    await rerender(notice(false));
    await rerender(notice(true));
    await act(() => void vi.advanceTimersByTime(7000));
    expect(page.textContent).toBe('Send');
  });
});
