import { expect, type Page, type Route } from '@playwright/test';
import type { Manifest } from 'vite';
import { entryOf, messagesOf, readManifest, scriptsOf, viewOf } from '#env/shared/manifest.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { allThirdParties, mockRecorder } from '#tests/e2e/consent/thirdParties.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { builtPaths } from '#tests/e2e/hosting/builtPaths.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

test.use({ settingsOverrides: { sessionRecording: allThirdParties['sessionRecording'] } });

const filesOf = (manifest: Manifest, modules: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...scriptsOf(manifest, modules), ...modules.flatMap((module) => manifest[module]?.css ?? [])].map(
    (file) => `/${file}`,
  );

/** The files of the build that these modules do not need. */
const unneededBy = (modules: (manifest: Manifest) => ReadonlyArray<string>): ReadonlyArray<string> => {
  const manifest = readManifest(dist);
  const needed = filesOf(manifest, [entryOf(manifest), viewOf(manifest), ...modules(manifest)]);
  return builtPaths('assets/').filter((path) => /\.(?:js|css)$/.test(path) && !needed.includes(path));
};

const firstScreen = [messagesOf('en-GB')];
const deferredOf = (manifest: Manifest): ReadonlyArray<string> =>
  Object.keys(manifest).filter((key) => manifest[key]?.name === 'deferred');

type Answer = Parameters<Route['fulfill']>[0] | 'Blocked';

const empty: Answer = { body: '', contentType: 'text/javascript' };

/** Files that a visit works without, in groups: a blocked file hides those that it would load. */
const groups: ReadonlyArray<readonly [name: string, files: () => ReadonlyArray<string>, answer?: Answer]> = [
  ['all of them, by empty ones', () => unneededBy(() => firstScreen), empty],
  ['all that the deferred services load', () => unneededBy((manifest) => [...firstScreen, ...deferredOf(manifest)])],
];

/** Blocks files as a content blocker does, or gives each this answer. Returns those that the page has asked for. */
const block = async (
  page: Page,
  files: ReadonlyArray<string>,
  answer: Answer,
): Promise<() => ReadonlyArray<string>> => {
  const asked = new Set<string>();
  await page.route(
    (url) => files.includes(url.pathname),
    (route) => {
      asked.add(new URL(route.request().url()).pathname);
      return answer === 'Blocked' ? route.abort('blockedbyclient') : route.fulfill(answer);
    },
  );
  return () => [...asked];
};

const countLoads = (page: Page, origin: string): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(origin)) loads += 1;
  });
  return () => loads;
};

for (const [name, files, answer = 'Blocked'] of groups)
  test(`a browser that blocks what the first screen does not need signs in, without a reload: ${name}`, async ({
    page,
    context,
    sandbox,
    pageErrors,
  }) => {
    pageErrors.expect(
      /^console: (?:Failed to load resource|\w*Error: |What follows|Session recording failed|Analytics \w+ failed)/,
    );
    await mockRecorder(context, pageErrors);
    const choice = JSON.stringify({ performance: true, marketing: true, compliance: true });
    await context.addCookies([
      { name: 'xe_account_consent', value: encodeURIComponent(choice), url: sandbox.origin('account.xe') },
    ]);
    const asked = await block(page, files(), answer);
    const loads = countLoads(page, sandbox.origin('account.xe'));
    const form = await openSignInFrom(page, sandbox);
    await expect.poll(() => asked().filter((path) => !path.includes('/en-GB-')).length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
    expect(loads()).toBe(1);
  });
