import { expect } from '@playwright/test';
import { codePage, newestCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { continueToSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const email = 'personal@sandbox.test';

test('a signed-out visitor of the well-known address signs in, changes the password, and continues', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/profile failed|Missing (platform|redirectUrl)/);
  await page.goto(`${sandbox.origin('account.xe')}/.well-known/change-password`);
  await expect(page.getByRole('status').filter({ hasText: 'Sign in to change your password.' })).toBeVisible();
  await signInPage(page).signIn(email);
  await expect(page.getByRole('heading', { name: 'Change your password', level: 1 })).toBeFocused();
  await codePage(page).code.fill(await newestCode(sandbox, email));
  await page.getByLabel('New password', { exact: true }).fill('Quite-another-horse-2');
  await page.getByRole('button', { name: 'Save password' }).click();
  const done = page.getByRole('heading', { name: 'Your password has been changed', level: 1 });
  await expect(done).toBeFocused();
  await expect(page.getByRole('button', { name: 'Go back' })).toHaveCount(0);
  await expect.poll(() => sandbox.inbox(email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await continueToSignedIn(page, email);
});
