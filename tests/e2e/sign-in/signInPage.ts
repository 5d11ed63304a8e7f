import { expect, type Page } from '@playwright/test';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** The password of every seed account. */
export const password = 'Correct-horse-9';

/** The parts of the sign-in page. */
export const signInPage = (page: Page) => {
  const email = page.getByLabel('Email address');
  const secret = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  const fill = async (address: string, typed = password): Promise<void> => {
    await email.fill(address);
    await secret.fill(typed);
  };
  const signIn = async (address: string, typed?: string): Promise<void> => {
    await fill(address, typed);
    await submit.click();
  };
  return { email, password: secret, submit, problem: page.getByRole('alert'), fill, signIn };
};

/** Starts a sign-in by the link of a relying party, whose own page is not loaded, and ends at the sign-in page once it is ready. */
export const openSignInFrom = async (page: Page, sandbox: Sandbox, host = 'transfer.xe') => {
  await page.goto(`${sandbox.origin(host)}/sign-in`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expectReady(page);
  return signInPage(page);
};

/** Expects that the relying party accepted the code: it shows the email and the account type. */
export const expectSignedIn = async (page: Page, email: string, accountType = 'Personal'): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Signed in', exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(accountType, { exact: true })).toBeVisible();
};
