import { expect } from '@playwright/test';
import type { Manifest } from 'vite';
import { entryOf, messagesOf, readManifest, scriptsOf, viewOf } from '#env/shared/manifest.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { allThirdParties, mockRecorder } from '#tests/e2e/consent/thirdParties.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { builtPaths } from '#tests/e2e/hosting/builtPaths.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

test.use({ settingsOverrides: { sessionRecording: allThirdParties['sessionRecording'] } });

/** The scripts and style sheets of the build that the first screen and these modules do not need. */
const unneeded = (others: (manifest: Manifest) => ReadonlyArray<string>): ReadonlyArray<string> => {
  const manifest = readManifest(dist);
  const modules = [entryOf(manifest), viewOf(manifest), messagesOf('en-GB'), ...others(manifest)];
  const needed = [...scriptsOf(manifest, modules), ...modules.flatMap((module) => manifest[module]?.css ?? [])];
  return builtPaths('assets/').filter((path) => /\.(?:js|css)$/.test(path) && !needed.includes(path.slice(1)));
};

const deferred = (manifest: Manifest): ReadonlyArray<string> =>
  Object.keys(manifest).filter((key) => manifest[key]?.name === 'deferred');

// Because: a blocked file hides those that it would load.
for (const [what, others, isEmptied] of [
  ['empties all that the first screen does not need', () => [], true],
  ['blocks all that the deferred services load', deferred, false],
] as const)
  test(`a browser that ${what} signs in, without a reload`, async ({ page, context, sandbox, pageErrors }) => {
    pageErrors.expect(
      /^console: (?:Failed to load resource|\w*Error: |What follows|Session recording failed|Analytics \w+ failed)/,
    );
    await mockRecorder(context, pageErrors);
    const url = sandbox.origin('account.xe');
    const choice = JSON.stringify({ performance: true, marketing: true, compliance: true });
    await context.addCookies([{ name: 'xe_account_consent', value: encodeURIComponent(choice), url }]);
    const files = unneeded(others);
    const asked: string[] = [];
    await page.route(
      ({ pathname }) => files.includes(pathname),
      (route) => {
        asked.push(route.request().url());
        if (!isEmptied) return route.abort('blockedbyclient');
        return route.fulfill({ body: '', contentType: 'text/javascript' });
      },
    );
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().startsWith(url)) loads += 1;
    });
    const form = await openSignInFrom(page, sandbox);
    await expect.poll(() => asked.filter((path) => !path.includes('/en-GB-')).length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
    expect(loads).toBe(1);
  });
