import { expect } from '@playwright/test';
import { devServerTest } from '#tests/e2e/fixtures/devServerTest.ts';
import { expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

devServerTest('a person signs in on the page of the dev server', async ({ page, sandbox }) => {
  // Because: Vite first bundles the packages, and then sends every module of the sources by itself.
  devServerTest.slow();
  await page.goto(`${sandbox.origin('transfer.xe')}/sign-in`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible({ timeout: 60_000 });
  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
});
