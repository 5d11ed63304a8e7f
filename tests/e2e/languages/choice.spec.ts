import { expect } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

test.use({ locale: 'fi-FI' });

test('a browser that asks for Finnish loads only the Finnish catalogue, at once with the script of the screen', async ({
  page,
  sandbox,
}) => {
  const asked = new Set<string>();
  const both = gate();
  // Because: each request waits for both, so if the page asked for one after the other, neither would load.
  await page.route(/\/assets\/(?:fi-FI|SignUpScreen)-.*\.js$/, async (route) => {
    asked.add(route.request().url().includes('fi-FI') ? 'catalogue' : 'screen');
    if (asked.size === 2) both.open();
    await both.opened;
    await route.continue();
  });
  await page.goto('/signup');
  await page.getByLabel('Luo salasana').fill('Uusi');
  await expect(page.getByText(/vaatimusta täyttyy$/)).toBeAttached();
  const paths = (await sandbox.requests('.js')).map(({ path }) => path);
  expect(paths.filter((path) => /\/[a-z]{2}-[A-Z]{2}-/.test(path) && !path.includes('/fi-FI-'))).toEqual([]);
});
