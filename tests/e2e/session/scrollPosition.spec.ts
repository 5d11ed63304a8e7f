import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

test.use({ viewport: { width: 360, height: 320 } });

const expectHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const position = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Where the page is after two more frames, in which a browser would have restored an earlier position. */
const settledPosition = (page: Page): Promise<number> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)))),
  );

const scrollDown = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => position(page)).toBeGreaterThan(100);
};

test('Back begins a screen at its top, also from another site', async ({ page, sandbox }) => {
  await page.goto('/signin');
  await expectHeading(page, 'Sign in');
  await scrollDown(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectHeading(page, 'Create your account');
  await expect.poll(() => position(page)).toBe(0);
  await scrollDown(page);
  await page.goBack();
  await expectHeading(page, 'Sign in');
  expect(await settledPosition(page)).toBe(0);
  await scrollDown(page);
  await page.goto(`${sandbox.origin('transfer.xe')}/help`);
  await expectHeading(page, 'Help');
  await page.goBack();
  await expectHeading(page, 'Sign in');
  expect(await settledPosition(page)).toBe(0);
});
