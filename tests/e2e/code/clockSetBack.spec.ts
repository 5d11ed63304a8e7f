import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { codePage, newestCode } from './codePage.ts';

const hour = 3_600_000;

test('the wait for a new code does not grow when the clock is set back, in the page and over a reload', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin/);
  const email = 'newemail@sandbox.test';
  await page.clock.install();
  const setBack = async (): Promise<void> => page.clock.setSystemTime((await page.evaluate(() => Date.now())) - hour);
  await (await openSignInFrom(page, sandbox)).signIn(email);
  const { code, cooldown, sendNewButton } = codePage(page);
  await expect(cooldown).toBeVisible();
  await newestCode(sandbox, email);
  await setBack();
  await page.clock.runFor(2000);
  await expect(cooldown).toHaveText(/in 2\d seconds/);
  await page.clock.fastForward(31_000);
  await expect(cooldown).toHaveCount(0);

  await sendNewButton.click();
  await expect(page.getByText('A new code is on its way.', { exact: false })).toBeVisible();
  await expect(cooldown).toBeVisible();
  await setBack();
  await page.reload();
  await expect(code).toBeVisible();
  await expect(cooldown).toHaveText(/in (?:30|2\d) seconds/);
  await page.clock.fastForward(31_000);
  await expect(cooldown).toHaveCount(0);
});
