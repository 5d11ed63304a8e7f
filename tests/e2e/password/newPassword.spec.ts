import { expect } from '@playwright/test';
import { codePage, newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
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

test('a signed-out visitor of the well-known address signs in, changes the password, and continues', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const email = 'personal@sandbox.test';
  pageErrors.expect(/profile failed|Missing (platform|redirectUrl)/);
  await page.goto(`${sandbox.origin('account.xe')}/.well-known/change-password`);
  await expect(page.getByRole('status').filter({ hasText: 'Sign in to change your password.' })).toBeVisible();
  await signInPage(page).signIn(email);
  await expect(page.getByRole('heading', { name: 'Change your password', level: 1 })).toBeVisible();
  await expect(codePage(page).code).toBeFocused();
  await codePage(page).code.fill(await newestCode(sandbox, email));
  await page.getByLabel('New password', { exact: true }).fill('Quite-another-horse-2');
  await page.getByRole('button', { name: 'Save password' }).click();
  const done = page.getByRole('heading', { name: 'Your password has been changed', level: 1 });
  await expect(done).toBeFocused();
  await expect(page.getByRole('button', { name: 'Go back' })).toHaveCount(0);
  await expect.poll(() => sandbox.inbox(email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Continue to Xe' }).click();
  await expect(page).toHaveURL(`${sandbox.origin('transfer.xe')}/`);
});
