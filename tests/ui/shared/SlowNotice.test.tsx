import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { control, rendered } from '#tests/ui/rendered.tsx';

const notice = (busy: boolean, onCancel = () => undefined) => (
  <form>
    <button type="submit">Send</button>
    <SlowNotice busy={busy} onCancel={onCancel} />
  </form>
);

describe('the slow notice', () => {
  it('speaks after eight seconds of waiting, no sooner, and offers to give up', async () => {
    const onCancel = vi.fn<() => undefined>();
    const { page, show, does } = await rendered(notice(false, onCancel));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await show(notice(true, onCancel));
    await does(() => void vi.advanceTimersByTime(7999));
    expect(page.textContent).toBe('Send');
    await does(() => void vi.advanceTimersByTime(1));
    expect(page.querySelector('[role="status"]')?.textContent).toBe('This is taking longer than usual');
    await does(() => control(page, 'Cancel').click());
    expect(onCancel).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(page.querySelector('[type="submit"]'));
  });

  it('counts each wait from its own start', async () => {
    const { page, show, does } = await rendered(notice(false));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await show(notice(true));
    await does(() => void vi.advanceTimersByTime(7000));
    await show(notice(false));
    await show(notice(true));
    await does(() => void vi.advanceTimersByTime(7000));
    expect(page.textContent).toBe('Send');
  });
});
