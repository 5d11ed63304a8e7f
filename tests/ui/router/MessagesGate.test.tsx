import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { MessagesGate } from '#ui/router/MessagesGate.tsx';
import { LanguageContext } from '#ui/shared/hooks/language.tsx';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';

type LoadFor = (path: string) => Promise<void>;

const never: Promise<void> = new Promise(() => undefined);

const gateOf = (screen: RoutePath, complete: boolean, loadFor: LoadFor) => (
  <LanguageContext value={{ complete, loadFor, change: () => never, failed: null }}>
    <MessagesGate screen={screen}>
      <p>The screen</p>
    </MessagesGate>
  </LanguageContext>
);

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('no network')));
});

describe('the gate of the messages', () => {
  it('shows a first screen at once', async () => {
    const loadFor = vi.fn<LoadFor>(() => never);
    const { page } = await renderView(gateOf('/signin', false, loadFor));
    expect(page.textContent).toBe('The screen');
    expect(loadFor).not.toHaveBeenCalled();
  });

  it('says that any other screen loads, and shows it with its messages', async () => {
    const loadFor = vi.fn<LoadFor>(() => never);
    const { page, rerender } = await renderView(gateOf('/forgot-password', false, loadFor));
    expect(page.querySelector('[role="status"][aria-busy="true"]')?.textContent).toBe('Loading');
    expect(loadFor).toHaveBeenCalledWith('/forgot-password');
    await rerender(gateOf('/forgot-password', true, loadFor));
    expect(page.textContent).toBe('The screen');
  });

  it('says that the messages cannot be loaded, and loads them again when the person asks', async () => {
    const loadFor = vi.fn<LoadFor>(() => Promise.reject(new Error('cut off')));
    const { page, act } = await renderView(gateOf('/forgot-password', false, loadFor));
    expect(page.querySelector('h1')?.textContent).toBe('Something went wrong');
    expect(page.querySelector('[aria-busy="true"]')).toBeNull();
    loadFor.mockClear().mockReturnValue(never);
    await act(() => controlNamed(page, 'Try again').click());
    await vi.waitFor(async () => {
      await act(() => undefined);
      expect(page.querySelector('h1')?.textContent).toBe('Loading');
    });
    expect(loadFor).toHaveBeenCalledWith('/forgot-password');
  });
});
