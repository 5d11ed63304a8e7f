import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { historyLength } from '#tests/e2e/fixtures/historyLength.ts';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, openSignUp, expectCodePage, signUpPage } from './signUpPage.ts';

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

  // The email is carried to the other screens and back, so it alone makes no form dirty.
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(form.email).toHaveValue(ada);
  await form.password.fill('Brand-new-horse-1');
  await page.evaluate(() => window.history.back());
  await stay();
  await page.evaluate(() => window.history.back());
  await leave();
});

test('Back out of a deep link asks once something is typed, even before the scripts load, and leaves or stays as the visitor says', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Missing (platform|redirectUrl)/);
  const partner = sandbox.origin('partner.xe');
  const openSignUpDirectly = async () => {
    await page.goto(partner);
    await page.goto(`${sandbox.origin('account.xe')}/signup`);
    return signUpPage(page);
  };
  const untouched = await openSignUpDirectly();
  await untouched.email.focus();
  await page.goBack();
  await expect(page).toHaveURL(`${partner}/`);

  const releaseScripts = await holdScripts(page);
  const form = await openSignUpDirectly();
  await form.email.pressSequentially(ada);
  const entries = await historyLength(page);
  releaseScripts();
  await expect.poll(() => historyLength(page)).toBe(entries + 1);
  await page.evaluate(() => window.history.back());
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(form.email).toHaveValue(ada);
  await page.evaluate(() => window.history.back());
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(`${partner}/`);
});

test('after a deep link Back needs one step for each screen, the form that asked included', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Missing (platform|redirectUrl)/);
  await page.goto(sandbox.origin('partner.xe'));
  await page.goto(`${sandbox.origin('account.xe')}/signup`);
  const form = signUpPage(page);
  await form.email.pressSequentially(ada);
  await form.signUp(ada);
  await expectCodePage(page);
  const entries = await historyLength(page);
  await page.goBack();
  await expect(form.email).toHaveValue(ada);
  await page.goBack();
  await expect(page).toHaveURL(sandbox.origin('partner.xe') + '/');
  expect(entries).toBe(4);
});
