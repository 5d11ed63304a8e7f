import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { screens } from './twoFactorPage.ts';

test('a signed-out visitor who opens a two-factor screen is redirected to sign-in', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens|signed in/);
  for (const path of new Set(Object.values(screens).map(([, each]) => each))) {
    await page.goto(`${sandbox.origin('account.xe')}${path}`);
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
  }
});
