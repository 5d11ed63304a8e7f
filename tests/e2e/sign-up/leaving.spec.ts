import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, comeToCode, comeToSignUp, enterNewestCode, expectCodePage } from './signUpPage.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave registration?' });
const signIn = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 });

test('a link away from a form that was begun asks first: staying keeps what was typed, leaving leaves', async ({
  page,
  sandbox,
}) => {
  const form = await comeToSignUp(page, sandbox);
  await form.email.fill(ada);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(form.email).toHaveValue(ada);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(signIn(page)).toBeVisible();
});

test('an untouched form is left without a question, also by Back', async ({ page, sandbox }) => {
  await comeToSignUp(page, sandbox);
  await page.goBack();
  await expect(signIn(page)).toBeVisible();
});

test('Back from a form that was begun asks first', async ({ page, sandbox }) => {
  const form = await comeToSignUp(page, sandbox);
  await form.email.fill(ada);
  await page.evaluate(() => window.history.back());
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(form.email).toHaveValue(ada);
  await page.evaluate(() => window.history.back());
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(signIn(page)).toBeVisible();
});

test('Back from the code to the form is no leaving, and the same account goes on to its code', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/websignup failed/);
  await comeToCode(page, sandbox);
  await page.goBack();
  await expect(page.getByLabel('Email address')).toHaveValue(ada);
  await page.getByLabel('Password', { exact: true }).fill('Brand-new-horse-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectCodePage(page);
  expect(await sandbox.inbox(ada)).toHaveLength(1);
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada);
});
