import { expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** The password of every seed account. */
export const password = 'Correct-horse-9';

/** The visible parts of the sign-in page. */
export type SignInPage = {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly problem: Locator;
  readonly fill: (email: string, secret?: string) => Promise<void>;
  readonly signIn: (email: string, secret?: string) => Promise<void>;
};

/** Finds the parts of the sign-in page. */
export const signInPage = (page: Page): SignInPage => {
  const email = page.getByLabel('Email address');
  const secretField = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  const fill = async (address: string, secret: string = password): Promise<void> => {
    await email.fill(address);
    await secretField.fill(secret);
  };
  return {
    email,
    password: secretField,
    submit,
    problem: page.getByRole('alert'),
    fill,
    signIn: async (address, secret) => {
      await fill(address, secret);
      await submit.click();
    },
  };
};

/** Starts a sign-in by the address of a relying party's link, and ends at the sign-in page. The relying party's own page is not loaded. */
export const openSignInFrom = async (page: Page, sandbox: Sandbox, host = 'transfer.xe'): Promise<SignInPage> => {
  await page.goto(`${sandbox.origin(host)}/sign-in`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  return signInPage(page);
};

/** Expects that the relying party accepted the code: it shows the email and the account type. */
export const expectSignedIn = async (page: Page, email: string, accountType = 'Personal'): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Signed in', exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(accountType, { exact: true })).toBeVisible();
};
