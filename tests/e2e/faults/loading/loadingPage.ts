import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
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

/** Expects the page that replaces a screen; it is not busy. Ends the fault and tries again. */
export const tryAgain = async (page: Page, { name, pass, mend }: Cell): Promise<void> => {
  await pass(page.getByRole('heading', { name: 'Something went wrong' }));
  await expectHeading(page, 'Something went wrong');
  await expectIdle(page);
  if (name === '404') await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
};

/** The notice of a script that is slow or has failed. */
export const lateNotice = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'This is taking longer than usual' });

/** Expects the notice of a slow script; nothing is busy. Ends the fault and reloads. */
export const reloadByNotice = async (page: Page, { name, pass, mend }: Cell): Promise<void> => {
  const notice = lateNotice(page);
  await pass(notice);
  await expect(notice).toBeVisible();
  await expectIdle(page);
  if (name === '404') await expectAccessible(page);
  await mend();
  await notice.getByRole('link', { name: 'Try again' }).click();
};

/** Expects sign-in to keep the typed email over the notice of a slow script and the reload that it offers. */
export const expectEmailKept = async (page: Page, cell: Cell): Promise<void> => {
  await openSignIn(page);
  if (cell.name !== 'slow') await reloadByNotice(page, cell);
  await expectReady(page);
  await expectEmail(page);
};
