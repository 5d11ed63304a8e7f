import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, expectCodePage, signUpPage } from './signUpPage.ts';

test('a sign-up waits for its documents, and keeps the email that was typed on the sign-in page', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/^console: (Failed to get document for country|Failed to load resource|Missing )/);
  await page.setViewportSize({ width: 360, height: 740 });
  await sandbox.fail({ path: 'system/fields/GB', status: 500, body: {} });
  await page.goto(`${sandbox.origin('account.xe')}/signin`);
  await page.getByLabel('Email address').fill(ada);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible();
  const form = signUpPage(page);
  await expect(form.email).toHaveValue(ada);
  await form.password.fill('Brand-new-horse-1');
  await form.submit.click();
  await expect(form.problem).toBeFocused();
  await expect(page.getByText('you agree to these documents')).toBeHidden();
  await expectAccessible(page);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('you agree to these documents')).toBeVisible();
  await expect(form.problem).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms and conditions' })).toBeFocused();
  await form.submit.click();
  await expectCodePage(page);
  const sent = await sandbox.posts('authorization/websignup');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toHaveProperty('tcVersion');
});
