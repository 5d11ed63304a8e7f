import { expect } from '@playwright/test';
import { codePage, newestCode, typeCode } from '#tests/e2e/code/codePage.ts';
import { unconfirmed } from '#tests/e2e/code/expectedFaults.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { screens, twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { ada, openSignUp, confirm, enterNewestCode, expectCodePage, newPassword } from './signUpPage.ts';

test('an unconfirmed account gets a new code at sign-in, and then enters its second factor', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/failed|Failed to load/);
  const phone = '+447700900133';
  const account = { accountType: 'Corporate', state: 'Unconfirmed', twoFactor: 'Required', phone } as const;
  await sandbox.createAccount({ email: ada, password: newPassword, ...account });
  await (await openSignInFrom(page, sandbox)).signIn(ada, newPassword);
  await expectCodePage(page);
  await sandbox.fail({ path: 'authorization/confirmSignup', ...unconfirmed.failure, times: 1 });
  await enterNewestCode(page, sandbox);
  await expect.poll(() => sandbox.inbox(ada)).toHaveLength(2);
  await expect(codePage(page).code).toHaveValue('');
  await sandbox.fail({ path: 'getGSOTokens', times: 2, status: 500, body: {} });
  await enterNewestCode(page, sandbox);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(signInPage(page).email).toHaveValue(ada);
  await page.goForward();
  await tryAgain.click();
  const twoFactor = twoFactorPage(page, sandbox);
  await twoFactor.expectScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await twoFactor.enterCodeFrom(phone);
  await expectSignedIn(page, ada, 'Business');
});

test('the newer business flow has two steps, and a new code starts the cooldown in both tabs', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  const form = await openSignUp(page, sandbox, 'business.xe');
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveText(['Account', 'Verification']);
  await form.signUp(ada);
  await expectCodePage(page);
  await expect(steps).toHaveText(['Account', 'Verification']);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  const opened = context.waitForEvent('page');
  // Because: a tab opened from this page starts with a copy of its session storage, as a duplicated tab does.
  await page.evaluate(() => void window.open(window.location.href));
  const other = codePage(await opened);
  await expect(other.cooldown).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(other.cooldown).toBeHidden();
  await codePage(page).sendNewButton.click();
  await expect(other.cooldown).toBeVisible();
  await expect(other.sendNewButton).toBeDisabled();
  await expect(codePage(page).cooldown).toBeVisible();
  await expect.poll(() => sandbox.inbox(ada)).toHaveLength(2);
  await typeCode(codePage(page).code, await newestCode(sandbox, ada));
  await confirm(page).click();
  await expectSignedIn(page, ada);
});
