import { expect } from '@playwright/test';
import { readLayoutShift, recordLayoutShift } from '#tests/e2e/fixtures/layoutShift.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { chunksOf } from '#tests/e2e/faults/loading/walkFaults.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test('a style sheet that is later than the script moves nothing', async ({ page, sandbox }) => {
  await recordLayoutShift(page);
  for (const target of chunksOf('style', 'css')) await sandbox.fail({ ...target, hold: true });
  const view = page.waitForResponse(/assets\/view-/);
  await page.goto('/signin', { waitUntil: 'commit' });
  await view;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await sandbox.clearFaults();
  await expect(page.getByRole('option', { name: 'Dansk' })).toHaveCount(1);
  await expect(signInPage(page).submit).toBeVisible();
  expect(await readLayoutShift(page)).toBe(0);
});
