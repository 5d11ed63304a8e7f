import { expect, it, vi } from 'vitest';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed } from '#tests/ui/renderView.tsx';

/** The page of a code that went by text message, and the listeners for its message: each hears one. */
const openCodePage = async () => {
  const listeners = new Set<(code: string) => void>();
  const listen = (onCode: (code: string) => void) => {
    listeners.add(onCode);
    return () => void listeners.delete(onCode);
  };
  const app = await makeTwoFactorTestApp('sms2fa', undefined, { smsCodes: { listen } });
  await app.signIn();
  await app.sendCode();
  app.advance(31_000);
  const shown = await renderApp(app, '/2fa/verify-number');
  const receive = (): Promise<void> =>
    shown.act(() => {
      const waiting = [...listeners];
      listeners.clear();
      waiting.forEach((tell) => tell(app.newest()));
    });
  return { ...shown, app, listeners, receive, code: inputNamed(shown.page, 'code') };
};

it('a code that a text message brings fills the field and does not send itself; each sent code is waited for', async () => {
  const { app, listeners, receive, code, ...shown } = await openCodePage();
  await receive();
  expect(code.value).toBe(app.newest());
  expect([app.made('verifyTwoFactor'), listeners.size]).toEqual([0, 0]);
  await shown.act(() => controlNamed(shown.page, 'Send a new code').click());
  await waitForScreen(shown, '/2fa/verify-number', () => expect([code.value, listeners.size]).toEqual(['', 1]));
  await receive();
  await shown.act(() => controlNamed(shown.page, 'Confirm').click());
  await vi.waitFor(() => shown.act(() => expect([app.made('verifyTwoFactor'), listeners.size]).toEqual([1, 0])));
});
