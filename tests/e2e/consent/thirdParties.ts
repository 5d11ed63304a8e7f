import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Route } from '@playwright/test';
import type { SettingsBlock } from '#domain/settings/settingsFile.ts';
import { recorderHosts } from '#domain/settings/contentPolicy.ts';
import type { Complaints } from '#tests/e2e/fixtures/complaints.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';

/** Every third party there is, switched on. */
export const everythingOn: SettingsBlock = {
  sessionRecording: { enabled: true, appId: 'account/front' },
  f5Enabled: true,
};

const standIn = readFileSync(fileURLToPath(new URL('../../wire/recorderScript.js', import.meta.url)), 'utf8');

/** What a third party answers with in place of itself. */
export type Manner = (route: Route) => Promise<void>;

/** Answers for the recorder's two hosts, with the stand-in for its script unless told otherwise; all it was sent can be read. */
export const playRecorder = async (
  context: BrowserContext,
  complaints: Complaints,
  manner: Manner = (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }),
): Promise<{ readonly recordings: () => ReadonlyArray<string> }> => {
  // Because: the package has the vendor's hosts built in, and what is asked of them ends in this test.
  complaints.expect(/^outside: https:\/\/(cdn|r)\.logr-in\.com\//);
  let recordings: ReadonlyArray<string> = [];
  await context.route(`${recorderHosts.script}/**`, manner);
  await context.route(`${recorderHosts.collector}/**`, async (route) => {
    recordings = [...recordings, route.request().postData() ?? ''];
    await route.fulfill({ status: 200, body: '' });
  });
  return { recordings: () => recordings };
};

declare global {
  var pageScripts: ReadonlyArray<string> | undefined;
}

/** Serves the page scripts of F5 from a brand's launchpad: each notes that it ran. */
export const servePageScripts = (sandbox: Sandbox, brand = 'xe'): Promise<void> =>
  sandbox.fail({
    host: `launchpad.${brand}.localhost`,
    path: '/common.js',
    body: 'globalThis.pageScripts = [...(globalThis.pageScripts ?? []), document.currentScript.src];',
    headers: { 'content-type': 'text/javascript' },
  });
