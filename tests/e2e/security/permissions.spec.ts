import { expect } from '@playwright/test';
import { permissionsPolicy } from '#domain/settings/permissionsPolicy.ts';
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
