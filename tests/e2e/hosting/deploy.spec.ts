import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dist as built } from '#env/shared/projectRoot.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import type { HostedApp } from '#tests/e2e/fixtures/hosting/hostingTest.ts';
import { oldAsset, oldPage, oldReleaseTest } from '#tests/e2e/fixtures/hosting/oldRelease.ts';
import { webServers } from '#tests/e2e/fixtures/hosting/startServer.ts';
import { builtPaths } from './builtPaths.ts';

const host = 'account.xe.localhost';

const expectChangedConfig = async ({ request, config, configFile, restart }: HostedApp): Promise<void> => {
  const served = async (): Promise<string> => (await request(host, '/env/config.json')).text;
  const policy = async (): Promise<string> => (await request(host, '/signin')).header('content-security-policy') ?? '';
  expect(await served()).toBe(config);
  expect(await policy()).not.toContain('https://launchpad.new.test');
  const changed = config.replace(/(?<="launchpadApiUrl":")[^"]+/, 'https://launchpad.new.test');
  writeFileSync(configFile, changed);
  await restart();
  expect(await served()).toBe(changed);
  expect(await policy()).toContain('https://launchpad.new.test');
};

for (const server of webServers)
  oldReleaseTest(server)(
    `behind ${server} a new build is served after a restart, the assets of the old one stay, and a changed configuration needs no build`,
    async ({ dist, hosted, page, sandbox }) => {
      const statusOf = async (path: string): Promise<number> => (await hosted.request(host, path)).status;
      const shell = async (): Promise<string> => (await hosted.request(host, '/continue')).text;
      const newAssets = builtPaths('assets/');
      expect(await shell()).toBe(oldPage);
      expect(await statusOf(newAssets[0] ?? '')).toBe(404);

      cpSync(join(built, 'assets'), join(dist, 'assets'), { recursive: true });
      expect(await shell()).toBe(oldPage);
      const sample = [oldAsset, ...newAssets.filter((_, at) => at % 8 === 0)];
      for (const path of sample) expect([path, await statusOf(path)]).toEqual([path, 200]);

      cpSync(built, dist, { recursive: true, preserveTimestamps: true });
      expect(await shell()).toBe(oldPage);
      await hosted.restart();
      expect(await shell()).not.toBe(oldPage);
      const old = await hosted.request(host, oldAsset);
      expect([old.status, old.header('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);

      // Because: what else a page gets behind Caddy is in the table of answers.
      if (server === 'nginx') {
        const form = await openSignInFrom(page, sandbox);
        expect(new URL(page.url()).origin).toBe(`https://${host}:${hosted.port}`);
        await form.signIn('personal@sandbox.test');
        await expectSignedIn(page, 'personal@sandbox.test');
        expect(page.url()).toBe(`${sandbox.origin('transfer.xe')}/`);
      }

      await expectChangedConfig(hosted);
    },
  );
