import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { readLayoutShift, recordLayoutShift } from '#tests/e2e/fixtures/layoutShift.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [red = 255] = (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return red < 60;
  });

test('a chosen appearance wins over the device, is accessible with a fault and the cookie card, moves nothing, and is there before any script of a later page', async ({
  page,
  sandbox,
}) => {
  await recordLayoutShift(page);
  await page.goto('/signin');
  const appearance = page.getByRole('group', { name: 'Appearance' });
  await expect(appearance.getByRole('button', { name: 'System', pressed: true })).toBeVisible();
  expect([await isDark(page), await readLayoutShift(page)]).toEqual([false, 0]);
  await appearance.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => isDark(page)).toBe(true);
  await signInPage(page).submit.click();
  await expect(signInPage(page).problem).toBeFocused();
  await expectAccessible(page);
  await expect(page.locator('meta[name="theme-color"][media*="light"]')).toHaveAttribute('content', 'rgb(14 16 22)');
  await sandbox.fail({ path: '.js', hang: true });
  for (const path of ['/signin', '/2fa/phone-validation']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('body')).toBeVisible();
    expect(await isDark(page)).toBe(true);
  }
  await sandbox.clearFaults();
  await page.goto('/signin');
  await expect(appearance.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
  await appearance.getByRole('button', { name: 'System' }).click();
  await expect.poll(() => isDark(page)).toBe(false);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('APPEARANCE');
});
