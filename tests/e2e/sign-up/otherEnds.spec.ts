import { expect } from '@playwright/test';
import { codePage, newestCode } from '#tests/e2e/code/codePage.ts';
import { unconfirmed } from '#tests/e2e/code/refused.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { screens, twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { ada, comeToSignUp, confirm, enterNewestCode, expectCodePage, newPassword } from './signUpPage.ts';

test('an account that was never confirmed gets a new code when it signs in, and gives the second factor it owes', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/failed|Failed to load/);
  const phone = '+447700900133';
  const owing = { accountType: 'Corporate', state: 'Unconfirmed', twoFactor: 'Required', phone } as const;
  await sandbox.createAccount({ email: ada, password: newPassword, ...owing });
  await (await comeFrom(page, sandbox)).signIn(ada, newPassword);
  await expectCodePage(page);
  await sandbox.fail({ path: 'authorization/confirmSignup', ...unconfirmed.failure, times: 1 });
  await enterNewestCode(page, sandbox);
  await expect.poll(() => sandbox.inbox(ada)).toHaveLength(2);
  await expect(codePage(page).code).toHaveValue('');
  await sandbox.fail({ path: 'getGSOTokens', times: 2, status: 500, body: {} });
  await enterNewestCode(page, sandbox);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(signInPage(page).email).toHaveValue(ada);
  await page.goForward();
  await again.click();
  const at = twoFactorPage(page, sandbox);
  await at.expectScreen(...screens.channel);
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await at.enterCodeFrom(phone);
  await expectSignedIn(page, ada, 'Business');
});

test('the newer flow of business has two steps, and a code asked for in one tab is waited for in the other', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  const form = await comeToSignUp(page, sandbox, 'business.xe');
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveText(['Account', 'Verification']);
  await form.signUp(ada);
  await expectCodePage(page);
  await expect(steps).toHaveText(['Account', 'Verification']);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  const opened = context.waitForEvent('page');
  // Because: a tab opened from this one begins with what this one has kept, as a duplicated tab does.
  await page.evaluate(() => void window.open(window.location.href));
  const other = codePage(await opened);
  await expect(other.wait).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(other.wait).toBeHidden();
  await codePage(page).sendNew.click();
  await expect(other.wait).toBeVisible();
  await expect(other.sendNew).toBeDisabled();
  await expect(codePage(page).wait).toBeVisible();
  expect(await sandbox.inbox(ada)).toHaveLength(2);
  await codePage(page).code.fill(await newestCode(sandbox, ada));
  await confirm(page).click();
  await expectSignedIn(page, ada);
});
