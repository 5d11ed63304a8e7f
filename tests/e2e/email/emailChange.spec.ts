import { expect, type Page } from '@playwright/test';
import { codePage, newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

const email = 'newemail@sandbox.test';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });

const arrive = async (page: Page, sandbox: Sandbox): Promise<void> => {
  const form = await comeFrom(page, sandbox);
  await form.signIn(email);
  await expect(page.getByRole('heading', { name: 'Confirm your new email address', level: 1 })).toBeFocused();
};

test.beforeEach(({ complaints }) => complaints.expect(/failed/));

test('a changed address is confirmed by its code, and the sign-in goes on', async ({ page, sandbox }) => {
  await arrive(page, sandbox);
  await expect(page.getByText('ne•••@sandbox.test')).toBeVisible();
  await expectAccessible(page);
  expect(await sandbox.inbox(email)).toHaveLength(1);
  await codePage(page).code.fill(await newestCode(sandbox, email));
  await confirm(page).click();
  await expectSignedIn(page, email);
});

test('a wrong code is said at its field, and the right one goes on', async ({ page, sandbox }) => {
  await arrive(page, sandbox);
  const form = codePage(page);
  await form.code.fill(await wrongCode(sandbox, email));
  await confirm(page).click();
  await expect(form.problem).toBeFocused();
  await expect(form.code).toHaveAccessibleDescription(/That code is not right/);
  await expect(page).toHaveTitle('Error: Confirm your new email address – Xe');
  await expectAccessible(page);
  await form.code.fill(await newestCode(sandbox, email));
  await confirm(page).click();
  await expectSignedIn(page, email);
});
