import { expect, type Page } from '@playwright/test';
import { codePage, newestCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { continueToSignedIn, openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const email = 'personal@sandbox.test';

const expectedLogs = /Missing (platform|redirectUrl)/;

const openFromSettings = async (page: Page, sandbox: Sandbox): Promise<void> => {
  const form = await openSignInFrom(page, sandbox);
  await form.signIn(email);
  await expectSignedIn(page, email);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Change your password', level: 1 })).toBeVisible();
};

test.beforeEach(({ pageErrors }) => pageErrors.expect(expectedLogs));

test('a code that was not sent can be requested again, and Go back leads to Settings without a change', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/failed|Failed to load/);
  await sandbox.fail({ path: 'forgotPassword', times: 1, status: 500, body: {} });
  await openFromSettings(page, sandbox);
  await expect(codePage(page).problem).toContainText("We couldn't send you a code.");
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(codePage(page).code).toBeVisible();
  await expect(page.getByText('pe•••@sandbox.test')).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.waitForURL(`${sandbox.origin('transfer.xe')}/settings`);
});

test('a signed-out visitor of the well-known address signs in, changes the password, and continues', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/profile failed/);
  await page.goto(`${sandbox.origin('account.xe')}/.well-known/change-password`);
  await expect(page.getByRole('status').filter({ hasText: 'Sign in to change your password.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Sign in to change your password.' })).toBeVisible();
  await expectAccessible(page);
  await signInPage(page).signIn(email);
  await expect(page.getByRole('heading', { name: 'Change your password', level: 1 })).toBeFocused();
  await codePage(page).code.fill(await newestCode(sandbox, email));
  await page.getByLabel('New password', { exact: true }).fill('Quite-another-horse-2');
  await page.getByRole('button', { name: 'Save password' }).click();
  const done = page.getByRole('heading', { name: 'Your password has been changed', level: 1 });
  await expect(done).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Go back' })).toHaveCount(0);
  await expect.poll(() => sandbox.inbox(email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await continueToSignedIn(page, email);
});
