import { expect, type Locator, type Page } from '@playwright/test';
import type { Cell } from './walkFaults.ts';

/** The seed account that is typed. */
export const email = 'personal@sandbox.test';

/** Expects the heading of a screen. */
export const expectHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

const emailField = (page: Page): Locator => page.getByRole('textbox', { name: /Email address|Adresse e-mail/ });

/** Expects that the email field has the typed email. */
export const expectEmail = (page: Page): Promise<void> => expect(emailField(page)).toHaveValue(email);

/** Expects the page to handle events: a prerendered page offers only its own language until then. */
export const expectReady = (page: Page): Promise<void> =>
  expect(page.getByRole('option', { name: 'Dansk' })).toHaveCount(1);

/** Opens the sign-in page and types the email at once. */
export const openSignIn = async (page: Page): Promise<void> => {
  // Because: a file that never answers holds up the load event of the page.
  await page.goto('/signin?allLocales=true', { waitUntil: 'commit' });
  // Because: a page that is just being replaced, by this navigation or by a reload of its own, can take the text.
  await expect(async () => {
    await emailField(page).fill(email);
    await expectEmail(page);
  }).toPass();
};

/** Expects that nothing on the page is busy. */
export const expectIdle = (page: Page): Promise<void> => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

/** Expects the page that replaces a screen; it is not busy. */
export const expectCrashed = async (page: Page, { until }: Cell): Promise<void> => {
  const heading = page.getByRole('heading', { name: 'Something went wrong', level: 1 });
  await until(() => heading.isVisible());
  await expectIdle(page);
};

/** Ends the fault of a screen and tries again. */
export const tryAgain = async (page: Page, { mend }: Cell): Promise<void> => {
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
};

const lateNotice = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'This is taking longer than usual' });

/** Expects the notice of a start that is slow or has failed. */
export const expectNotice = async (page: Page, { until }: Cell): Promise<void> => {
  await until(() => lateNotice(page).isVisible());
};

/** Ends the fault and reloads by the notice. */
export const reloadByNotice = async (page: Page, { mend }: Cell): Promise<void> => {
  await mend();
  const reloaded = page.waitForEvent('framenavigated');
  await lateNotice(page).getByRole('link', { name: 'Try again' }).click();
  await reloaded;
};
