import { expect } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

const languageOf = (path: string): string | null => /\/assets\/([a-z]{2}-[A-Z]{2})-/.exec(path)?.[1] ?? null;

test('the page shows the language chosen last, whichever catalogue arrives first', async ({ page }) => {
  const releasePolish = await holdScripts(page, /\/assets\/pl-PL-/);
  await page.goto('/signup');
  const select = page.getByLabel('Language');
  const polishLoaded = page.waitForResponse(/\/assets\/pl-PL-/);
  await select.selectOption('pl-PL');
  await select.selectOption('fr-FR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez votre compte');
  releasePolish();
  await (await polishLoaded).finished();
  await page.getByRole('radio', { name: 'Entreprise' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez votre compte');
});

test.describe('a browser that asks for Finnish', () => {
  test.use({ locale: 'fi-FI' });

  test('sees Finnish before any script is loaded, and loads only the Finnish catalogue, at the same time as the script of the screen', async ({
    page,
    sandbox,
  }) => {
    await sandbox.fail({ path: '.js', hang: true });
    await page.goto('/change-password', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar', { name: 'Ladataan' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
    await expect(page).toHaveTitle('Kirjaudu sisään – Xe');

    // Because: this also forgets the requests so far.
    await sandbox.reset();
    const both = gate();
    const requested = new Set<string>();
    // Because: each request waits for both, so if the page asked for one after the other, neither would load.
    await page.route(/\/assets\/(?:fi-FI|SignUpScreen)-.*\.js$/, async (route) => {
      requested.add(languageOf(route.request().url()) ?? 'screen');
      if (requested.size === 2) both.open();
      await both.opened;
      await route.continue();
    });
    await page.goto('/signup');
    await page.getByLabel('Luo salasana').fill('Uusi');
    await expect(page.getByText(/vaatimusta täyttyy$/)).toBeAttached();
    const scripts = (await sandbox.requests('.js')).map(({ path }) => languageOf(path));
    expect([...new Set(scripts.filter((language) => language !== null))]).toEqual(['fi-FI']);
  });
});
