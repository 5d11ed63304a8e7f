import { describe, expect, it, vi } from 'vitest';
import { controlNamed } from '#tests/ui/renderView.tsx';
import { openSignIn as open } from './openSignIn.tsx';

describe('a running sign-in', () => {
  it('with a provider starts once, and no other one meanwhile', async () => {
    const { page, act, press, sent, started } = await open();
    const google = controlNamed(page, 'Continue with Google');
    await act(() => google.click());
    expect(google.getAttribute('aria-disabled')).toBe('true');
    await act(() => google.click());
    await press();
    expect([sent, started]).toEqual([[], ['google']]);
    expect([google, controlNamed(page, 'Sign in')].map((each) => each.getAttribute('aria-busy'))).toEqual([
      'true',
      null,
    ]);
  });

  it('is said to be slow directly below the button that was pressed', async () => {
    const { page, act } = await open();
    vi.useFakeTimers();
    await act(() => controlNamed(page, 'Sign in').click());
    await act(() => void vi.advanceTimersByTime(8000));
    const [slow] = [...page.querySelectorAll('[role="status"]')].filter(({ textContent }) =>
      textContent.startsWith('This'),
    );
    expect(slow?.parentElement?.parentElement?.querySelector('button')).toBe(controlNamed(page, 'Sign in'));
    expect(slow?.parentElement?.textContent).toBe('This is taking longer than usual.Cancel');
  });
});
