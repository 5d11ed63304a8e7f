import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

/** Something to wait for until it is opened. */
const gate = (): { readonly opened: Promise<void>; readonly open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

const languageOf = (path: string): string | null => /\/assets\/([a-z]{2}-[A-Z]{2})-/.exec(path)?.[1] ?? null;

test('the language asked for last is spoken, whichever catalogue comes first', async ({ page }) => {
  const polish = gate();
  await page.route(/\/assets\/pl-PL-/, async (route) => {
    await polish.opened;
    await route.continue();
  });
  await page.goto('/signup');
  const select = page.getByLabel('Language');
  const late = page.waitForResponse(/\/assets\/pl-PL-/);
  await select.selectOption('pl-PL');
  await select.selectOption('fr-FR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez votre compte');
  polish.open();
  await (await late).finished();
  await page.getByRole('radio', { name: 'Entreprise' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez votre compte');
});

test.describe('a browser that asks for Finnish', () => {
  test.use({ locale: 'fi-FI' });

  test('is spoken to in it before any script is there', async ({ page, sandbox }) => {
    await sandbox.fail({ path: '.js', hang: true });
    await page.goto('/change-password', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar', { name: 'Ladataan' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
    await expect(page).toHaveTitle('Kirjaudu sisään');
  });

  test('gets its words and no others, beside the script of the screen', async ({ page, sandbox }) => {
    const both = gate();
    const asked = new Set<string>();
    // Because: were one asked for when the other is there, neither would ever come.
    await page.route(/\/assets\/(?:fi-FI|signUpRoute\.lazy)-.*\.js$/, async (route) => {
      asked.add(languageOf(route.request().url()) ?? 'screen');
      if (asked.size === 2) both.open();
      await both.opened;
      await route.continue();
    });
    await page.goto('/signup');
    await page.getByLabel('Salasana', { exact: true }).fill('Uusi');
    await expect(page.getByText(/vaatimusta täyttyy$/)).toBeAttached();
    const scripts = (await sandbox.requests('.js')).map(({ path }) => languageOf(path));
    expect([...new Set(scripts.filter((language) => language !== null))]).toEqual(['fi-FI']);
  });
});
