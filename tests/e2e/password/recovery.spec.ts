import { expect } from '@playwright/test';
import { codePage, newestCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { screens, twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { asked, confirmReset, email, entered, save } from './recoveryPage.ts';

test('whoever owes a second factor gives it after the reset, and is back at the partner', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/confirmForgotPassword failed/);
  const legacy = 'legacy2fa@sandbox.test';
  await asked(page, sandbox, legacy);
  await entered(page, '123456');
  await page.goBack();
  await entered(page, await newestCode(sandbox, legacy));
  await page.reload();
  await codePage(page).code.fill(await newestCode(sandbox, legacy));
  await save(page);
  const at = twoFactorPage(page, sandbox);
  await at.expectScreen(...screens.channel);
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await at.enterCodeFrom('+447700900110');
  await expectSignedIn(page, legacy);
});

test('a password that breaks a rule is said with the rule, and costs no code', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/confirmForgotPassword failed/);
  await asked(page, sandbox);
  await entered(page, await newestCode(sandbox, email));
  await save(page, 'all-in-lower-case-1');
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Add an uppercase letter/);
  expect(await sandbox.requests(confirmReset)).toEqual([]);
  await save(page);
  await expectSignedIn(page, email);
});

test('going back leads to signing in', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin('account.xe')}/forgot-password`);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('a screen in the middle of the flow is no entrance', async ({ page, sandbox }) => {
  for (const screen of ['email-verification', 'new-password']) {
    await page.goto(`${sandbox.origin('account.xe')}/forgot-password/${screen}`);
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  }
});
