import { expect, type Locator, type Page } from '@playwright/test';
import { codePage, newestCode, typeCode } from '#tests/e2e/code/codePage.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** A password that meets every rule. */
export const newPassword = 'Brand-new-horse-1';
/** An address without an account. */
export const ada = 'ada@example.test';

/** The parts of the sign-up form. */
export const signUpPage = (page: Page) => {
  const email = page.getByLabel('Email address');
  const signUp = async (address: string, secret = newPassword): Promise<void> => {
    const submit = page.getByRole('button', { name: 'Create account' });
    // Because: the sign-in page, whose fields have these names too, stays until the next one is loaded.
    await submit.waitFor();
    await email.fill(address);
    await page.getByLabel('Create a password').fill(secret);
    await submit.click();
  };
  return { email, signUp };
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
