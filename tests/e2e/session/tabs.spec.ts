import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, password } from '#tests/e2e/sign-in/signInPage.ts';

test('a tab that is shown again offers the sign-in of another tab, and forgets the person whom a partner has signed out', async ({
  page,
  context,
  sandbox,
}) => {
  await openSignInFrom(page, sandbox, 'business.xe');
  const other = await context.newPage();
  await other.goto(`${sandbox.origin('account.xe')}/env/config.json`);
  const { origin } = sandbox;
  const visit = { devicePlatform: 'web', platform: 'XEMT', preferredLanguage: 'en', redirectUrl: origin('partner.xe') };
  await other.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(address, { method: 'POST', credentials: 'include', headers, body });
    },
    [
      `${origin('launchpad.xe')}/authorization/weblogin?site=account`,
      JSON.stringify({ username: 'personal@sandbox.test', password, ...visit }),
    ] as const,
  );
  // Because: a browser without a window hides no tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('status').filter({ hasText: 'You are already signed in.' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Continue as personal@sandbox.test' })).toBeFocused();

  await other.goto(`${sandbox.origin('partner.xe')}/sign-out`);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Your session has ended. Sign in again.').first()).toBeVisible();
  const left = await page.evaluate(() => document.body.innerHTML + JSON.stringify(Object.entries(sessionStorage)));
  expect(left).not.toContain('personal@');
});
