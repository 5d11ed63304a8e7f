import { expect, type Locator, type Page } from '@playwright/test';
import { codePage, newestCode, typeCode } from '#tests/e2e/code/codePage.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** A password that meets every rule. */
export const newPassword = 'Brand-new-horse-1';
/** An address without an account. */
export const ada = 'ada@example.test';

/** The visible parts of the sign-up form. */
export type SignUpPage = {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly problem: Locator;
  readonly signUp: (email: string, secret?: string) => Promise<void>;
};

/** Finds the parts of the sign-up form. */
export const signUpPage = (page: Page): SignUpPage => {
  const email = page.getByLabel('Email address');
  const password = page.getByLabel('Create a password');
  const submit = page.getByRole('button', { name: 'Create account' });
  return {
    email,
    password,
    submit,
    problem: page.getByRole('alert'),
    signUp: async (address, secret = newPassword) => {
      // Because: after a press on "Create an account" the sign-in page, whose fields have these names too, stays until the next one is loaded.
      await submit.waitFor();
      await email.fill(address);
      await password.fill(secret);
      await submit.click();
    },
  };
};

/** Expects the screen that asks for the code. */
export const expectCodePage = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Check your email', level: 1 })).toBeVisible();

/** The button that sends the code. */
export const confirm = (page: Page): Locator => page.getByRole('button', { name: 'Confirm' });

/** Enters the newest code sent to an address. */
export const enterNewestCode = async (page: Page, sandbox: Sandbox, email = ada): Promise<void> => {
  await typeCode(codePage(page).code, await newestCode(sandbox, email));
  await confirm(page).click();
};
