import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dist as built } from '#env/commands/shared/top.ts';
import { comeFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { madeOf } from './kinds.ts';
import { webServers } from '#tests/e2e/fixtures/hosting/hosted.ts';
import { oldAsset, oldPage, onOldRelease } from '#tests/e2e/fixtures/hosting/oldRelease.ts';

const host = 'account.xe.localhost';

for (const server of webServers) {
  const test = onOldRelease(server);

  test(`${server} goes from one build to the next while it runs, the old one’s assets beside the new one’s`, async ({
    dist,
    hosted,
    page,
    sandbox,
  }) => {
    const statusOf = async (path: string): Promise<number> => (await hosted.ask(host, path)).status;
    const newAssets = madeOf('assets/');
    expect((await hosted.ask(host, '/continue')).text).toBe(oldPage);
    expect(await statusOf(newAssets[0] ?? '')).toBe(404);

    cpSync(join(built, 'assets'), join(dist, 'assets'), { recursive: true });
    expect((await hosted.ask(host, '/continue')).text).toBe(oldPage);
    for (const path of [oldAsset, ...newAssets]) expect([path, await statusOf(path)]).toEqual([path, 200]);

    cpSync(built, dist, { recursive: true, preserveTimestamps: true });
    expect((await hosted.ask(host, '/continue')).text).not.toBe(oldPage);
    const old = await hosted.ask(host, oldAsset);
    expect([old.status, old.header('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);

    const form = await comeFrom(page, sandbox);
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
  });
}
