import { expect } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

test('the page shows the language chosen last, whichever catalogue arrives first', async ({ page }) => {
  const releasePolish = await holdScripts(page, /\/assets\/pl-PL-/);
  await page.goto('/signup');
  const polishLoaded = page.waitForResponse(/\/assets\/pl-PL-/);
  await page.getByLabel('Language').selectOption('pl-PL');
  await page.getByLabel('Language').selectOption('fr-FR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez votre compte');
  releasePolish();
  await (await polishLoaded).finished();
  await page.getByRole('radio', { name: 'Entreprise' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test.describe('a browser that asks for Finnish', () => {
  test.use({ locale: 'fi-FI' });

  test('sees Finnish before any script, and loads only the Finnish catalogue, at once with the script of the screen', async ({
    page,
    sandbox,
  }) => {
    const asked = new Set<string>();
    const both = gate();
    const release = await holdScripts(page);
    await page.goto('/change-password', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar', { name: 'Ladataan' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
    await expect(page).toHaveTitle('Kirjaudu sisään – Xe');
    release();
    await page.goto('about:blank');
    await sandbox.reset();
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
});
