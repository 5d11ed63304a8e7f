import { expect, type Page } from '@playwright/test';
import type { Cell } from './walkFaults.ts';

/** The seed account that is typed. */
export const email = 'personal@sandbox.test';

/** Expects the heading of a screen. */
export const expectHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

/** Expects that the email field has the typed email. */
export const expectEmail = (page: Page): Promise<void> =>
  expect(page.getByRole('textbox', { name: /Email address|Adresse e-mail/ })).toHaveValue(email);

/** Expects the page to handle events: a prerendered page offers only its own language until then. */
export const expectReady = (page: Page): Promise<void> =>
  expect(page.getByRole('option', { name: 'Dansk' })).toHaveCount(1);

/** Opens the sign-in page and types the email at once. */
export const openSignIn = async (page: Page): Promise<void> => {
  await page.goto('/signin?allLocales=true');
  await page.getByRole('textbox', { name: /Email address|Adresse e-mail/ }).fill(email);
};

/** Expects the page that replaces a screen; it is not busy. Ends the fault and tries again. */
export const tryAgain = async (page: Page, { pass, mend }: Cell): Promise<void> => {
  await pass(page.getByRole('heading', { name: 'Something went wrong' }));
  await expectHeading(page, 'Something went wrong');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
};
