import { expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { signIn } from '#tests/application/support/visits.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed } from '#tests/ui/renderView.tsx';

it('a page that promises a code sends one on entry, also in strict mode', async () => {
  const app = makeTestApp();
  await signIn(app, 'personal');
  const shown = await renderApp(app, '/change-password');
  await waitForScreen(shown, '/change-password', () =>
    expect(shown.page.querySelector('[name="code"]')).not.toBeNull(),
  );
  expect(app.made('sendPasswordCode')).toBe(1);
});

it('a doubled press on "Send a new code" sends one', async () => {
  const app = await makeTwoFactorTestApp('sms2fa', () => ({}));
  await app.signIn();
  await app.sendCode();
  app.advance(31_000);
  const shown = await renderApp(app, '/2fa/verify-number');
  const sent = app.made('requestTwoFactor');
  await shown.act(() => {
    const button = controlNamed(shown.page, 'Send a new code');
    button.click();
    button.click();
  });
  await waitForScreen(shown, '/2fa/verify-number', () =>
    expect(shown.page.textContent).toContain('We sent a new code by text message'),
  );
  expect(app.made('requestTwoFactor') - sent).toBe(1);
});
