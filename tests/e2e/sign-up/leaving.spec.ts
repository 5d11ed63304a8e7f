import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, openSignUpCode, openSignUp, enterNewestCode, expectCodePage } from './signUpPage.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave registration?' });
const signIn = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 });

test('leaving an untouched form shows no dialog; leaving a filled form by Back or by a link does', async ({
  page,
  sandbox,
}) => {
  const form = await openSignUp(page, sandbox);
  const signInLink = page.getByRole('link', { name: 'Sign in' });
  const stay = async (): Promise<void> => {
    await expect(dialog(page)).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/signup$/);
    await expect(form.email).toHaveValue(ada);
  };
  const leave = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(signIn(page)).toBeVisible();
  };
  await page.goBack();
  await expect(signIn(page)).toBeVisible();
  await page.goForward();

  await form.email.fill(ada);
  await signInLink.click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await stay();
  await signInLink.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await signInLink.click();
  await leave();

  await page.getByRole('link', { name: 'Create an account' }).click();
  await form.email.fill(ada);
  await page.evaluate(() => window.history.back());
  await stay();
  await page.evaluate(() => window.history.back());
  await leave();
});

test('Back from the code to the form shows no dialog, and the same account continues to its code', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/websignup failed/);
  await openSignUpCode(page, sandbox);
  await page.goBack();
  await expect(page.getByLabel('Email address')).toHaveValue(ada);
  await page.getByLabel('Password', { exact: true }).fill('Brand-new-horse-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectCodePage(page);
  expect(await sandbox.inbox(ada)).toHaveLength(1);
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada);
});
