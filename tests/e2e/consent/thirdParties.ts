import type { BrowserContext, Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recorderHosts } from '#env/server/policies/contentPolicy.ts';
import type { SettingsBlock } from '#domain/settings/settings.ts';
import type { PageErrors } from '#tests/e2e/fixtures/pageErrors.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** Settings that switch on every third party. */
export const allThirdParties: SettingsBlock = {
  sessionRecording: { enabled: true, appId: 'account/front' },
  f5Enabled: true,
  tagManager: { src: 'http://tags.localhost:4100/manager.js' },
  contentSecurityPolicy: { 'connect-src': ['http://tags.localhost:4100'] },
};

const recorderScript = readFileSync(fileURLToPath(new URL('../../wire/recorderScript.js', import.meta.url)), 'utf8');

/** Answers for the recorder's two hosts, by default with a substitute for its script. `recordings` returns the bodies sent to it. */
export const mockRecorder = async (
  context: BrowserContext,
  pageErrors: PageErrors,
  handler: (route: Route) => Promise<void> = (route) =>
    route.fulfill({ contentType: 'text/javascript', body: recorderScript }),
): Promise<{ readonly recordings: () => ReadonlyArray<string> }> => {
  // Because: the vendor's hosts are built into the package, and this test answers the requests to them.
  pageErrors.expect(/^outside: https:\/\/(cdn|r)\.logr-in\.com\//);
  // Because: the recorder writes the address of its own script, which is why its pages only report on Trusted Types.
  pageErrors.expect(/^only reported: .*'TrustedScriptURL'.*\/build\.umd-[\w-]+\.js\)/);
  let recordings: ReadonlyArray<string> = [];
  await context.route(`${recorderHosts.script}/**`, handler);
  await context.route(`${recorderHosts.collector}/**`, async (route) => {
    recordings = [...recordings, route.request().postData() ?? ''];
    await route.fulfill({ status: 200, body: '' });
  });
  return { recordings: () => recordings };
};

declare global {
  var pageScripts: ReadonlyArray<string> | undefined;
}

/** Serves the page scripts of F5 from a brand's launchpad; each adds its address to `pageScripts`. */
export const servePageScripts = (sandbox: Sandbox): Promise<void> =>
  sandbox.fail({
    host: 'launchpad.xe.localhost',
    path: '/common.js',
    body: 'globalThis.pageScripts = [...(globalThis.pageScripts ?? []), document.currentScript.src];',
    headers: { 'content-type': 'text/javascript' },
  });
