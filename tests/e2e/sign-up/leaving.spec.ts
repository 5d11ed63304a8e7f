import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, signUpPage } from './signUpPage.ts';

test('Back out of a deep link asks in the words of the browser once something is typed, and not before', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Missing (platform|redirectUrl)|dialog: beforeunload/);
  const partner = sandbox.origin('partner.xe');
  let questions = 0;
  page.on('dialog', () => (questions += 1));
  const openSignUpDirectly = async () => {
    await page.goto(partner);
    await page.goto(`${sandbox.origin('account.xe')}/signup`);
    // The link is drawn by the script that asks, after the form of the prerendered page.
    await expect(page.getByRole('main').getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
    return signUpPage(page);
  };
  const untouched = await openSignUpDirectly();
  await untouched.email.focus();
  await page.goBack();
  await expect(page).toHaveURL(`${partner}/`);
  expect(questions).toBe(0);

  const form = await openSignUpDirectly();
  await form.email.pressSequentially(ada);
  await page.goBack();
  await expect(page).toHaveURL(`${partner}/`);
  expect(questions).toBe(1);
});
