import { expect } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

test('in forced colours a button that waits looks different, also without motion, and the code field shows its guides', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const { opened, open } = gate();
  await page.route(/forgotPassword/, async (route) => {
    await opened;
    await route.continue();
  });
  await openSignInFrom(page, sandbox);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.waitForURL('**/forgot-password');
  const send = page.getByRole('button', { name: 'Send code' });
  await expect(send).toHaveCSS('border-style', 'solid');
  await page.getByLabel('Email address').fill('personal@sandbox.test');
  await send.click();
  await expect(send).toHaveCSS('border-style', 'dashed');
  open();
  await expect(page.getByLabel('Verification code')).toHaveCSS('background-image', /gradient/);
});
