import { expect, type Page } from '@playwright/test';
import { codePage, typeCode } from '#tests/e2e/code/codePage.ts';

/** Enters a code, and ends at the screen for the new password. */
export const enterCode = async (page: Page, code: string): Promise<void> => {
  await typeCode(codePage(page).code, code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password', level: 1 })).toBeFocused();
};

/** Types the new password and saves it. */
export const save = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
};
