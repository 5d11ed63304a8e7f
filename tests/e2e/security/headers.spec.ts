import { expect } from '@playwright/test';
import { permissionsPolicy } from '#env/server/policies/securityPolicy.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

// Because: Chromium on Linux has no Bluetooth, and is giving up what it had for advertising.
const mayBeUnknown =
  /'(?:bluetooth|attribution-reporting|browsing-topics|join-ad-interest-group|run-ad-auction|private-[a-z-]+|shared-storage[a-z-]*)'/;

test('a page may use none of the denied browser features, and the browser knows their names', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
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
  const unknown = warnings.filter((text) => text.includes('Permissions-Policy'));
  expect(unknown.filter((text) => !mayBeUnknown.test(text))).toEqual([]);
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
