import { expect, type Locator, type Page } from '@playwright/test';
import { codePage, newestCode, type CodePage } from '#tests/e2e/code/codePage.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';

export const newPassword = 'Brand-new-horse-1';
export const ada = 'ada@example.test';

/** The sign-up form, by what a person sees on it. */
export type SignUpPage = {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly problem: Locator;
  readonly signUp: (email: string, secret?: string) => Promise<void>;
};

export const signUpPage = (page: Page): SignUpPage => {
  const email = page.getByLabel('Email address');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Create account' });
  return {
    email,
    password,
    submit,
    problem: page.getByRole('alert').filter({ hasText: 'There is a problem' }),
    signUp: async (address, secret = newPassword) => {
      await email.fill(address);
      await password.fill(secret);
      await submit.click();
    },
  };
};

/** Starts at a relying party and ends on the sign-up form. */
export const comeToSignUp = async (page: Page, sandbox: Sandbox, host = 'transfer.xe'): Promise<SignUpPage> => {
  await page.goto(sandbox.origin(host));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible();
  return signUpPage(page);
};

/** Signs up, and ends where the code is asked for. */
export const comeToCode = async (page: Page, sandbox: Sandbox, host = 'transfer.xe'): Promise<CodePage> => {
  const form = await comeToSignUp(page, sandbox, host);
  await form.signUp(ada);
  await expectCodePage(page);
  return codePage(page);
};

export const expectCodePage = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Check your email', level: 1 })).toBeVisible();

export const confirm = (page: Page): Locator => page.getByRole('button', { name: 'Confirm' });

/** Enters the newest code sent to an address. */
export const enterNewestCode = async (page: Page, sandbox: Sandbox, email = ada): Promise<void> => {
  await codePage(page).code.fill(await newestCode(sandbox, email));
  await confirm(page).click();
};
