import { expect } from '@playwright/test';
import { newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { screens, twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { enterCode, save } from './recoveryPage.ts';

test('a visitor who forgot the password corrects a wrong code by Back, chooses a new one, enters the second factor, and returns to the partner', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/confirmForgotPassword failed/);
  const email = 'legacy2fa@sandbox.test';
  await openSignInFrom(page, sandbox);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password', level: 1 })).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await enterCode(page, await wrongCode(sandbox, email));
  await page.goBack();
  await enterCode(page, await newestCode(sandbox, email));
  await save(page);
  const twoFactor = twoFactorPage(page, sandbox);
  await twoFactor.expectScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.enterCodeFrom('+447700900110');
  await expectSignedIn(page, email);
});
