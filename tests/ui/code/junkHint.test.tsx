import { expect, it } from 'vitest';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { alertLines, controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';

const words = 'Not there? Look in the junk folder.';

it('after the first wait a page whose code went by email announces where else it may be, as long as the code counts', async () => {
  const app = makeTestApp();
  await app.useCases.signUp.submit(form)();
  const at = '/signup/email-verification';
  const shown = await renderApp(app, at);
  const { page } = shown;
  const hint = page.querySelector('main p[role="status"]');
  expect(hint?.textContent).toBe('');
  app.advance(31_000);
  await waitForScreen(shown, at, () => expect(hint?.textContent).toBe(words));
  await shown.act(() => controlNamed(page, 'Send a new code').click());
  await waitForScreen(shown, at, () => expect(page.textContent).toContain(`We sent a new code to ${form.email}.`));
  expect(page.querySelector('[role="timer"]')).not.toBeNull();
  expect(hint?.textContent).toBe(words);
  app.advance(660_000);
  await shown.act(() => {
    typeInto(inputNamed(page, 'code'), app.newest(form.email));
    controlNamed(page, 'Confirm').click();
  });
  await waitForScreen(shown, at, () => expect(alertLines(page)).toHaveLength(1));
  expect([hint?.isConnected, hint?.textContent]).toEqual([true, '']);
});

it('a page whose code went to a phone says nothing of a junk folder', async () => {
  const app = await makeTwoFactorTestApp('sms2fa');
  await app.signIn();
  await app.sendCode();
  const shown = await renderApp(app, '/2fa/verify-number');
  app.advance(31_000);
  await waitForScreen(shown, '/2fa/verify-number', () =>
    expect(controlNamed(shown.page, 'Send a new code')).toBeTruthy(),
  );
  expect(shown.page.textContent).not.toContain(words);
});
