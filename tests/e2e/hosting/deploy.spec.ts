import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dist as built } from '#env/commands/shared/projectRoot.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { builtPaths } from './responseKinds.ts';
import { webServers } from '#tests/e2e/fixtures/hosting/hostingTest.ts';
import { oldAsset, oldPage, oldReleaseTest } from '#tests/e2e/fixtures/hosting/oldRelease.ts';

const host = 'account.xe.localhost';

for (const server of webServers) {
  const test = oldReleaseTest(server);

  test(`${server} switches to a new build without a restart, and still serves the assets of the old one`, async ({
    dist,
    hosted,
    page,
    sandbox,
  }) => {
    const statusOf = async (path: string): Promise<number> => (await hosted.request(host, path)).status;
    const newAssets = builtPaths('assets/');
    expect((await hosted.request(host, '/continue')).text).toBe(oldPage);
    expect(await statusOf(newAssets[0] ?? '')).toBe(404);

    cpSync(join(built, 'assets'), join(dist, 'assets'), { recursive: true });
    expect((await hosted.request(host, '/continue')).text).toBe(oldPage);
    for (const path of [oldAsset, ...newAssets]) expect([path, await statusOf(path)]).toEqual([path, 200]);

    cpSync(built, dist, { recursive: true, preserveTimestamps: true });
    expect((await hosted.request(host, '/continue')).text).toBe(oldPage);
    hosted.writeRules();
    expect((await hosted.request(host, '/continue')).text).not.toBe(oldPage);
    const old = await hosted.request(host, oldAsset);
    expect([old.status, old.header('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);

    const form = await openSignInFrom(page, sandbox);
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
  });
}
