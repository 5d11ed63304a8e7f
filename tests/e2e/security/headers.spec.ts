import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

test('the browser has no complaint about the headers and the calls of a first page', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of ['/signin', '/signup', '/continue']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(said).toEqual([]);
});
