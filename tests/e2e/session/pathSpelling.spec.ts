import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

const expectScreen = async (page: Page, address: string, heading: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(address);
};

test('a path in another spelling leads to its screen and its guards, at its own address', async ({ page, sandbox }) => {
  for (const [spelling, address, heading] of [
    ['/Continue', '/signin', 'Sign in'],
    ['/idp/existing//', '/signin', 'Sign in'],
    ['/2fa/Verify-number', '/signin', 'Sign in'],
    ['//account-type', '/signin', 'Sign in'],
    ['/forgot-password/./New-Password/', '/forgot-password', 'Reset your password'],
    ['/SIGNUP/?a=%2F', '/signup?a=%2F', 'Create your account'],
    ['/%66orgot%2Dpassword', '/forgot-password', 'Reset your password'],
    ['/idp/%2e%2e/signup', '/signup', 'Create your account'],
    ['/forgot-password%2F', '/forgot-password', 'Reset your password'],
  ] as const)
    await test.step(spelling, async () => {
      await page.goto(sandbox.origin('account.xe') + spelling);
      await expectScreen(page, address, heading);
    });
});

test('a path that only looks like that of a screen is not found', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/);
  for (const path of ['/%2563ontinue', '/signin/loc%E2%84%AAed', '/continue;x', '/Continue/now', '/continue%20'])
    await test.step(path, async () => {
      await page.goto(path);
      await expectScreen(page, path, 'Page not found');
    });
});

test('an entry of the history in another spelling is replaced by the address of its screen', async ({ page }) => {
  await page.goto('/signin');
  await expectScreen(page, '/signin', 'Sign in');
  for (const [spelling, address, heading] of [
    ['/Forgot-Password//?a=b', '/forgot-password?a=b', 'Reset your password'],
    ['/signup/', '/signup', 'Create your account'],
    ['/Continue', '/signin', 'Sign in'],
  ] as const) {
    await page.evaluate((entry) => window.history.pushState(null, '', entry), spelling);
    await expectScreen(page, address, heading);
  }
  await page.goBack();
  await expectScreen(page, '/signup', 'Create your account');
  await page.goBack();
  await expectScreen(page, '/forgot-password?a=b', 'Reset your password');
});
