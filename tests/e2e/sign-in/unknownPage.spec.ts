import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

test('an unknown page says so and links to sign-in', async ({ page, pageErrors }) => {
  pageErrors.expect(/404.*no\/such\/page/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Page not found – Xe');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
