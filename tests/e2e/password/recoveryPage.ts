import { expect, type Page } from '@playwright/test';
import { codePage } from '#tests/e2e/code/codePage.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { comeFrom } from '#tests/e2e/sign-in/signInPage.ts';

export const email = 'personal@sandbox.test';
export const chosen = 'Quite-another-horse-2';
export const confirmReset = 'authorization/confirmForgotPassword';

/** Starts at a relying party and ends where the code of a reset is asked for. */
export const asked = async (page: Page, sandbox: Sandbox, address = email): Promise<void> => {
  await comeFrom(page, sandbox);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password', level: 1 })).toBeFocused();
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email', level: 1 })).toBeFocused();
};

/** Enters a code, and ends where the new password is chosen. */
export const entered = async (page: Page, code: string): Promise<void> => {
  await codePage(page).code.fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password', level: 1 })).toBeFocused();
};

export const save = async (page: Page, password = chosen): Promise<void> => {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
};
