import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, newPassword } from './signUpPage.ts';

/** Expects the form as it was filled in, in whatever language, with this password. */
const expectForm = async (page: Page, password: string): Promise<void> => {
  await expect(page.locator('[name=email]')).toHaveValue(ada);
  await expect(page.locator('[name=accountType][value=Business]')).toBeChecked();
  await expect(page.locator('[name=marketing]')).toBeChecked();
  await expect(page.locator('[name=password]')).toHaveValue(password);
};

test('a change of language keeps the whole form, and a reload all but the password', async ({ page }) => {
  await page.addInitScript(() => Reflect.set(window, 'saved', sessionStorage.getItem('account.typed')));
  await page.goto('/signup');
  await page.getByLabel('Email address').fill(ada);
  await page.getByLabel('Business').check();
  await page.getByLabel('Create a password').fill(newPassword);
  await page.locator('[name=marketing]').check();
  await page.getByLabel('Language').selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expectForm(page, newPassword);
  await page.reload();
  // Because: the browser fills in a form again by itself, but not on the screens that only the script renders.
  const saved = await page.evaluate(() => String(Reflect.get(window, 'saved')));
  expect([saved.includes(ada), saved.includes(newPassword)]).toEqual([true, false]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expectForm(page, '');
});

test('another visit in the same tab has its own email, and nothing that was typed before it', async ({ page }) => {
  const email = page.getByLabel('Email address');
  await page.goto('/signin');
  await email.fill('typed@sandbox.test');
  await page.goto(`/?flow=signin&login_hint=${ada}`);
  await expect(email).toHaveValue(ada);
});
