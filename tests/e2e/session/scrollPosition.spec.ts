import { expect, type Page } from '@playwright/test';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

const position = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Expects a screen at its top, also two frames later, in which a browser would have restored an earlier position. */
const expectTop = async (page: Page, heading: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.poll(() => position(page)).toBe(0);
  const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await page.evaluate(twoFrames);
  expect(await position(page)).toBe(0);
};

const scrollDown = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => position(page)).toBeGreaterThan(100);
};

test('Back begins a screen at its top, also from another site', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await page.goto('/signin');
  await expectReady(page);
  await expectTop(page, 'Sign in');
  await scrollDown(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectTop(page, 'Create your account');
  await scrollDown(page);
  await page.goBack();
  await expectTop(page, 'Sign in');
  await scrollDown(page);
  await page.goto('about:blank');
  await page.goBack();
  await expectTop(page, 'Sign in');
});
