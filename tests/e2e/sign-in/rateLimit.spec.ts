import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from './signInPage.ts';

const weblogin = 'authorization/weblogin';

test('a rate limit counts down, and says when the form can be sent again', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/weblogin failed|getGSOTokens/);
  await page.clock.install();
  const form = await openSignInFrom(page, sandbox);
  const colour = (): Promise<string> => form.submit.evaluate((button) => getComputedStyle(button).backgroundColor);
  const primary = await colour();
  const body = { code: 'TooManyFailedAttemptsException', message: 'x' };
  await sandbox.fail({ path: weblogin, times: 2, status: 429, body, headers: { 'retry-after': '90' } });
  await form.signIn('personal@sandbox.test');
  await expect(form.problem).toContainText('There have been too many failed attempts.');
  await expect(form.problem).toHaveAccessibleDescription(/^You can try again in 1:[23]\d$/);
  await page.clock.runFor(45_000);
  await expect(page.getByRole('timer')).toHaveText(/^You can try again in 0:4\d$/);
  await expect(form.submit).not.toHaveCSS('background-color', primary);
  await expectAccessible(page);
  await form.submit.click();
  await expect(page.getByRole('timer')).toHaveText(/^You can try again in 1:[23]\d$/);
  await page.clock.runFor(91_000);
  await expect(page.getByRole('alert').filter({ hasText: 'You can try again now.' })).toBeFocused();
  await expect(page).toHaveTitle('Sign in – Xe');
  await expect(form.submit).toHaveCSS('background-color', primary);
  await expectAccessible(page);
  await form.submit.click();
  await expectSignedIn(page, 'personal@sandbox.test');
});
