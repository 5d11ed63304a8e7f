import { expect } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

test('what is typed has no ligatures, on a dark page an empty radio button and checkbox are dark, and in forced colours a waiting button and the guides of a code are seen', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { opened, open } = gate();
  await page.route(/forgotPassword/, async (route) => {
    await opened;
    await route.continue();
  });
  const { email, password, fill } = await openSignInFrom(page, sandbox);
  await fill('6x7@example.com', 'a=>b->c');
  await page.getByRole('button', { name: 'Show password' }).click();
  for (const field of [email, password]) await expect(field).toHaveCSS('font-variant-ligatures', 'none');
  await page.getByRole('link', { name: 'Create an account' }).click();
  for (const unticked of [page.getByRole('radio', { name: 'Business' }), page.getByRole('checkbox')]) {
    await expect(unticked).toHaveCSS('appearance', 'none');
    await expect(unticked).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }

  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.waitForURL('**/forgot-password');
  const send = page.getByRole('button', { name: 'Send code' });
  await expect(send).toHaveCSS('border-style', 'solid');
  await send.click();
  await expect(send).toHaveCSS('border-style', 'dashed');
  open();
  await expect(page.getByText('6x7@example.com')).toHaveCSS('font-variant-ligatures', 'none');
  await expect(page.getByLabel('Verification code')).toHaveCSS('background-image', /gradient/);
});
