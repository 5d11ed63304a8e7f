import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { leaveForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed } from '#tests/ui/renderView.tsx';
import { nextTask } from '#ui/shared/navigation/useNavigateTo.ts';
import { agreement, fillAndSend, gone, hold, isAtCode, links, open, shownTexts, unread } from './signUpApp.ts';

describe('a form that is sent while the documents load', () => {
  it('waits for them, and is sent once with their version', async () => {
    const held = hold((real) => real);
    const shown = await open([held.answer]);
    expect(shownTexts(shown)).not.toContain(agreement);
    await fillAndSend(shown);
    await shown.act(() => shown.page.querySelector('form')?.requestSubmit());
    expect(shown.sent).toEqual([]);
    expect(controlNamed(shown.page, 'Create account').getAttribute('aria-busy')).toBe('true');
    await shown.act(held.release);
    await isAtCode(shown);
    expect(shown.sent).toMatchObject([{ termsVersion: 'terms-2026-09' }]);
  });

  it('says that they are missing once their load fails', async () => {
    const held = hold(gone);
    const shown = await open([held.answer]);
    await fillAndSend(shown);
    expect(shown.page.querySelector('[role="alert"]')).toBeNull();
    await shown.act(held.release);
    await shown.act(nextTask);
    expect(shown.page.querySelector('[role="alert"]')?.textContent).toContain(unread);
    expect(shown.sent).toEqual([]);
  });

  it('is not sent any more once the visitor cancels', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const held = hold((real) => real);
    const shown = await open([held.answer]);
    await fillAndSend(shown);
    await shown.act(() => void vi.advanceTimersByTime(8000));
    await shown.act(() => controlNamed(shown.page, 'Cancel').click());
    await shown.act(() => void vi.advanceTimersByTime(1));
    expect(shown.page.textContent).toContain('Cancelled. What you typed is still here.');
    await shown.act(held.release);
    expect([shown.sent, shown.path()]).toEqual([[], '/signup']);
    expect(links(shown)).toEqual(['Terms and conditions', 'Privacy policy']);
  });

  it('is not sent any more once the visitor has left the screen', async () => {
    const held = hold((real) => real);
    const shown = await open([held.answer]);
    await fillAndSend(shown);
    await shown.act(() => controlNamed(shown.page, 'Sign in').click());
    await leaveForScreen(shown, '/signin');
    await shown.act(held.release);
    expect([shown.sent, shown.path()]).toEqual([[], '/signin']);
  });
});
