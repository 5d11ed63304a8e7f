import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dist as built } from '#env/commands/shared/projectRoot.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { oldAsset, oldPage, oldReleaseTest } from '#tests/e2e/fixtures/hosting/oldRelease.ts';
import { webServers } from '#tests/e2e/fixtures/hosting/startServer.ts';
import { builtPaths } from './builtPaths.ts';

const host = 'account.xe.localhost';

for (const server of webServers) {
  const test = oldReleaseTest(server);

  test(`behind ${server} a new build needs no restart, and the assets of the old one stay`, async ({
    dist,
    hosted,
    page,
    sandbox,
  }) => {
    const statusOf = async (path: string): Promise<number> => (await hosted.request(host, path)).status;
    const shell = async (): Promise<string> => (await hosted.request(host, '/continue')).text;
    const newAssets = builtPaths('assets/');
    expect(await shell()).toBe(oldPage);
    expect(await statusOf(newAssets[0] ?? '')).toBe(404);

    cpSync(join(built, 'assets'), join(dist, 'assets'), { recursive: true });
    expect(await shell()).toBe(oldPage);
    for (const path of [oldAsset, ...newAssets]) expect([path, await statusOf(path)]).toEqual([path, 200]);

    cpSync(built, dist, { recursive: true, preserveTimestamps: true });
    expect(await shell()).toBe(oldPage);
    await hosted.reload();
    expect(await shell()).not.toBe(oldPage);
    const old = await hosted.request(host, oldAsset);
    expect([old.status, old.header('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);

    const form = await openSignInFrom(page, sandbox);
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
  });

  test(`behind ${server} a changed configuration applies without a build`, async ({ hosted }) => {
    const config = async (): Promise<string> => (await hosted.request(host, '/env/config.json')).text;
    const policy = async (): Promise<string> =>
      (await hosted.request(host, '/signin')).header('content-security-policy') ?? '';
    expect(await config()).toBe(hosted.config);
    expect(await policy()).not.toContain('https://launchpad.new.test');
    const changed = hosted.config.replace(/(?<="launchpadApiUrl":")[^"]+/, 'https://launchpad.new.test');
    writeFileSync(hosted.configFile, changed);
    await hosted.reload();
    expect(await config()).toBe(changed);
    expect(await policy()).toContain('https://launchpad.new.test');
  });
}
