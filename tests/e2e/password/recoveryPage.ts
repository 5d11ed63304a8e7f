import { expect, type Page } from '@playwright/test';
import { codePage, typeCode } from '#tests/e2e/code/codePage.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

/** The new password. */
export const chosenPassword = 'Quite-another-horse-2';

/** Starts at a relying party, and ends at the screen that asks for the code of a reset. */
export const requestReset = async (page: Page, sandbox: Sandbox, address: string): Promise<void> => {
  await openSignInFrom(page, sandbox);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password', level: 1 })).toBeFocused();
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email', level: 1 })).toBeFocused();
};

/** Enters a code, and ends at the screen for the new password. */
export const enterCode = async (page: Page, code: string): Promise<void> => {
  await typeCode(codePage(page).code, code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password', level: 1 })).toBeFocused();
};

/** Types the new password and saves it. */
export const save = async (page: Page, password = chosenPassword): Promise<void> => {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
};
