import { expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { CookieGate } from '#ui/session/CookieGate.tsx';

it('blocked cookies show how to allow them instead of the screen, until they work', async () => {
  let isAllowed = false;
  const listeners = new Set<() => void>();
  const { useCases } = makeTestApp();
  const cookies = {
    ...useCases.browser.cookies,
    areEnabled: () => isAllowed,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    recheck: () => listeners.forEach((listener) => listener()),
  };
  const { page, act } = await renderView(
    withUseCases({ ...useCases, browser: { ...useCases.browser, cookies } }, <CookieGate>The form</CookieGate>),
  );
  expect(page.querySelector('h1')?.textContent).toBe('Your browser is blocking cookies');
  expect(page.textContent).toContain(`Allow cookies for ${useCases.context.settings.hostName} and its pages.`);
  expect(page.textContent).not.toContain('The form');
  await act(() => controlNamed(page, 'Try again').click());
  expect(page.textContent).not.toContain('The form');
  isAllowed = true;
  await act(() => void window.dispatchEvent(new Event('focus')));
  expect(page.textContent).toBe('The form');
});
