import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

/** The addresses that a partner can open in the tab, each of which has led somebody on or runs something as it opens. */
const addresses = [
  '/signup/creating',
  '/Signup/Creating/',
  '/signin/account-selection',
  '/idp/continue',
  '/2fa/verify-number',
  '/change-password',
  '/continue',
];

const visitsOf = async (sandbox: Sandbox, host: string): Promise<number> =>
  (await sandbox.requests('')).filter((request) => request.host.startsWith(`${host}.`)).length;

const openVisit = async (page: Page, sandbox: Sandbox, more: string): Promise<void> => {
  const redirect = encodeURIComponent(sandbox.origin('partner.xe'));
  await page.goto(`/?redirect_uri=${redirect}&state=s1&${more}`);
};

test('an address alone leads nobody from a live session to a partner, with a hint or without, also if the partner wants a new sign-in', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  test.slow();
  pageErrors.expect(/getGSOTokens|social-auth/);
  await (await openSignInFrom(page, sandbox)).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');

  await openVisit(page, sandbox, 'login_hint=x@y.test');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Continue as personal@sandbox.test');
  for (const address of addresses) {
    await page.goto(address);
    await expect(heading).toBeVisible();
    expect([address, new URL(page.url()).origin]).toEqual([address, sandbox.origin('account.xe')]);
  }
  await expect(heading).toHaveText('Continue as personal@sandbox.test');

  await openVisit(page, sandbox, 'prompt=login');
  await expect(heading).toHaveText('Sign in');
  await page.goto('/continue');
  await expect(heading).toHaveText('Sign in');
  expect(new URL(page.url()).pathname).toBe('/signin');
  expect(await visitsOf(sandbox, 'partner.xe')).toBe(0);
});
