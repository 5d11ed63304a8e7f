import { expect } from '@playwright/test';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from './signInPage.ts';

const badConfigs = [
  ['fails', { status: 500 }],
  ['is not JSON', { status: 200, body: '<html>' }],
  ['has another shape', { status: 200, body: { default: 'none' } }],
  ['loses its connection', { reset: true }],
] as const;

for (const [name, fault] of badConfigs) {
  test(`a configuration that ${name} leads to a page with a retry`, async ({ page, sandbox, pageErrors }) => {
    pageErrors.expect(/Failed to fetch variables|config\.json/);
    await sandbox.fail({ path: '/env/config.json', ...fault });
    await page.goto('/signin');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(signInPage(page).email).toBeVisible();
  });
}

test('a production configuration with an http address leads to a page with a retry, and the log names the variable', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Variable with an http: address in production/);
  const config = readSandboxConfig();
  const body = { ...config, default: { ...config.default, environment: 'production' } };
  await sandbox.fail({ path: '/env/config.json', status: 200, body });
  const logged = page.waitForEvent('console', (message) => /productUrls\.DEVPORTAL/.test(message.text()));
  await page.goto('/signin');
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await logged).text()).toContain('http: address in production');
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(signInPage(page).email).toBeVisible();
});

const contentFaults = [
  ['fails', { status: 500 }],
  ['sends invalid data', { status: 200, body: { refs: 'none' } }],
  ['hangs', { hang: true }],
  ['loses its connection', { reset: true }],
] as const;

for (const [name, fault] of contentFaults) {
  test(`a sign-in works with a content service that ${name}`, async ({ page, sandbox, pageErrors }) => {
    pageErrors.expect(/Unable to fetch theme for brand|content\.localhost/);
    await sandbox.fail({ host: 'content.localhost', path: '', ...fault });
    const form = await openSignInFrom(page, sandbox, 'transfer.britline');
    await expect(page.getByRole('img', { name: 'Britline' })).toBeVisible();
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
  });
}

test('an unknown page says so and links to sign-in', async ({ page, pageErrors }) => {
  pageErrors.expect(/404.*no\/such\/page/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Page not found – Xe');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the select changes the language and keeps the input', async ({ page, context }) => {
  await page.goto('/signin?allLocales=true');
  const form = signInPage(page);
  await form.email.fill('personal@sandbox.test');
  await page.getByLabel('Language').selectOption({ label: 'Français' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.getByRole('textbox').first()).toHaveValue('personal@sandbox.test');
  expect(page.url()).toContain('allLocales=true');
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  const cookies = await context.cookies();
  const days = (name: string): number =>
    Math.round(((cookies.find((cookie) => cookie.name === name)?.expires ?? 0) * 1000 - Date.now()) / 86_400_000);
  expect([days('NEXT_LOCALE'), days('ALL_LOCALES')]).toEqual([365, 30]);
});

test.describe('a browser that asks for French first', () => {
  test.use({ locale: 'fr-CA' });
  test('sees French at once', async ({ page, sandbox }) => {
    await page.goto('/signin');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(page).toHaveTitle('Se connecter – Xe');
    const catalogues = async (): Promise<ReadonlyArray<string>> => {
      const scripts = (await sandbox.requests('.js')).map(({ path }) => path);
      return [...new Set(scripts.filter((path) => /\/[a-z]{2}-[A-Z]{2}-/.test(path)).map((path) => path.slice(8, 13)))];
    };
    // Because: the prerendered page is in French before it has asked for a catalogue.
    await expect.poll(catalogues).toEqual(['fr-FR']);
  });
});
