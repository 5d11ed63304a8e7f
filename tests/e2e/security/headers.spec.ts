import { expect } from '@playwright/test';
import { permissionsPolicy } from '#env/server/policies/securityPolicy.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

test('a page may use none of the denied browser features', async ({ page }) => {
  await page.goto('/signin');
  const allowed: unknown = await page.evaluate(() => {
    const policy: unknown = Reflect.get(document, 'featurePolicy');
    return policy instanceof Object && 'allowedFeatures' in policy && typeof policy.allowedFeatures === 'function'
      ? policy.allowedFeatures()
      : null;
  });
  expect(allowed).toContain('otp-credentials');
  const denied = permissionsPolicy.split(', ').flatMap((entry) => (entry.endsWith('=()') ? [entry.slice(0, -3)] : []));
  for (const feature of denied) expect(allowed).not.toContain(feature);
});

test('the console of a first page has no error and no warning, where the specification demands no call', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of ['/signin', '/signup', '/forgot-password', '/change-password', '/continue']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(said).toEqual([]);
});

test('no other site, and not the site itself, can show a page in a frame', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/frame-ancestors 'none'/);
  const account = sandbox.origin('account.xe');
  const framingPage = `<!doctype html><title>Win a prize</title><iframe title="Account" src="${account}/signin"></iframe>`;
  for (const framing of [sandbox.origin('partner.xe'), account]) {
    const address = `${framing}/frame`;
    await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: framingPage }));
    await page.goto(address);
    const shown = (): ReadonlyArray<string> => page.frames().map((frame) => frame.url());
    await expect.poll(shown).toEqual([address, 'chrome-error://chromewebdata/']);
    await expect(page.getByTitle('Account').contentFrame().getByRole('textbox')).toHaveCount(0);
  }
});
