import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from './signInPage.ts';

const weblogin = 'authorization/weblogin';

test('a rate limit counts down, and says when the form can be sent again', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/weblogin failed|getGSOTokens/);
  await page.clock.install();
  const form = await openSignInFrom(page, sandbox);
  const body = { code: 'TooManyFailedAttemptsException', message: 'x' };
  await sandbox.fail({ path: weblogin, times: 1, status: 429, body, headers: { 'retry-after': '90' } });
  await form.signIn('personal@sandbox.test');
  await expect(form.problem).toContainText('Wait 2 minutes, then try again.');
  await page.clock.runFor(45_000);
  await expect(form.problem).toContainText('Wait 1 minute, then try again.');
  await expect(page.getByRole('timer')).toHaveText(/^Time left: 0:4\d$/);
  await page.clock.runFor(46_000);
  await expect(page.getByRole('alert').filter({ hasText: 'You can try again now.' })).toBeFocused();
  await expect(page).toHaveTitle('Sign in – Xe');
  await expectAccessible(page);
  await form.submit.click();
  await expectSignedIn(page, 'personal@sandbox.test');
});
