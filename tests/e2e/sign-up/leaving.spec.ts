import { expect, type Page } from '@playwright/test';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, signUpPage } from './signUpPage.ts';

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave registration?' });

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
