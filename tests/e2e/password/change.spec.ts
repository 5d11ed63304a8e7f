import { expect, type Page } from '@playwright/test';
import { codePage } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

const email = 'personal@sandbox.test';

const remarks = /Missing (platform|redirectUrl)/;

const fromSettings = async (page: Page, sandbox: Sandbox): Promise<void> => {
  const form = await comeFrom(page, sandbox);
  await form.signIn(email);
  await expectSignedIn(page, email);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Change your password', level: 1 })).toBeVisible();
};

const settings = (sandbox: Sandbox): string => `${sandbox.origin('transfer.xe')}/settings`;

test.beforeEach(({ complaints }) => complaints.expect(remarks));

test('going back leads to Settings, and nothing has changed', async ({ page, sandbox }) => {
  await fromSettings(page, sandbox);
  await expect(page.getByText('pe•••@sandbox.test')).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.waitForURL(settings(sandbox));
});

test('a code that cannot be sent is said, and asked for again', async ({ page, sandbox, complaints }) => {
  complaints.expect(/failed|Failed to load/);
  await sandbox.fail({ path: 'forgotPassword', times: 1, status: 500, body: {} });
  await fromSettings(page, sandbox);
  await expect(codePage(page).problem).toContainText('Something went wrong on our side.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(codePage(page).code).toBeVisible();
});

test('whoever is not signed in signs in first', async ({ page, sandbox, complaints }) => {
  complaints.expect(/profile failed/);
  await page.goto(`${sandbox.origin('account.xe')}/change-password`);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});
