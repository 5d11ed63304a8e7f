import { expect } from '@playwright/test';
import { codePage, newestCode, typeCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { screens, twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { requestReset, confirmReset, email, enterCode, save } from './recoveryPage.ts';

test('a two-factor account enters its second factor after the reset, and returns to the partner', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/confirmForgotPassword failed/);
  const legacy = 'legacy2fa@sandbox.test';
  await requestReset(page, sandbox, legacy);
  await enterCode(page, '123456');
  await page.goBack();
  await enterCode(page, await newestCode(sandbox, legacy));
  await page.reload();
  await typeCode(codePage(page).code, await newestCode(sandbox, legacy));
  await save(page);
  const twoFactor = twoFactorPage(page, sandbox);
  await twoFactor.expectScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await twoFactor.enterCodeFrom('+447700900110');
  await expectSignedIn(page, legacy);
});

test('a password that breaks a rule shows the rule, and does not use the code', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/confirmForgotPassword failed/);
  await requestReset(page, sandbox);
  await enterCode(page, await newestCode(sandbox, email));
  await save(page, 'all-in-lower-case-1');
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Add an uppercase letter/);
  expect(await sandbox.requests(confirmReset)).toEqual([]);
  await save(page);
  await expectSignedIn(page, email);
});

test('Go back leads to sign-in', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin('account.xe')}/forgot-password`);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('a later screen of the flow redirects to its first one', async ({ page, sandbox }) => {
  for (const screen of ['email-verification', 'new-password']) {
    await page.goto(`${sandbox.origin('account.xe')}/forgot-password/${screen}`);
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  }
});
