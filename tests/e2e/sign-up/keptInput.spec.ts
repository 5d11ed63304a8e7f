import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, newPassword } from './signUpPage.ts';

test('a change of language keeps the whole form', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email address').fill(ada);
  await page.getByLabel('Business').check();
  await page.getByLabel('Create a password').fill(newPassword);
  await page.locator('[name=marketing]').check();
  await page.getByLabel('Language').selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('[name=email]')).toHaveValue(ada);
  await expect(page.locator('[name=accountType][value=Business]')).toBeChecked();
  await expect(page.locator('[name=marketing]')).toBeChecked();
  await expect(page.locator('[name=password]')).toHaveValue(newPassword);
});

test('another visit in the same tab has its own email, and nothing that was typed before it', async ({ page }) => {
  const email = page.getByLabel('Email address');
  await page.goto('/signin');
  await email.fill('typed@sandbox.test');
  await page.goto(`/?flow=signin&login_hint=${ada}`);
  await expect(email).toHaveValue(ada);
});
