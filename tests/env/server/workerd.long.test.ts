import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { expect, it, onTestFinished } from 'vitest';
import { bundleWorker } from '#env/commands/shared/bundleWorker.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { configText, fixtureDist } from './fixtureSite.ts';

const logo = '/brands/xe/logo.svg';

it('the worker answers in Cloudflare’s own engine', async () => {
  const engine = new Miniflare({
    host: '127.0.0.1',
    // Because: by default miniflare fetches the data of a request from Cloudflare, and writes a log.
    cf: false,
    logRequests: false,
    // Because: the engine prints each warning of the configuration.
    handleRuntimeStdio: (...outputs: Readable[]) => outputs.forEach((output) => output.resume()),
    cache: false,
    modules: true,
    script: await bundleWorker(fixtureDist),
    compatibilityDate: '2026-04-01',
    bindings: { CONFIG: configText },
    assets: {
      directory: fixtureDist,
      binding: 'ASSETS',
      routerConfig: { invoke_user_worker_ahead_of_assets: true, has_user_worker: true },
      assetConfig: { html_handling: 'none', not_found_handling: 'none' },
    },
  });
  onTestFinished(() => engine.dispose());
  const request = makeRequester(Number((await engine.ready).port));
  const french = { headers: { cookie: 'ACCOUNT_LOCALE=fr-FR; NEXT_LOCALE=fr-FR' } };
  const { status, text, header } = await request('account.britline.test', '/signin', french);
  expect([status, text]).toEqual([200, expect.stringContaining('britline/fr-FR/signin')]);
  expect(header('set-cookie')).toMatch(/^ACCOUNT_LOCALE=fr-FR; .* \| NEXT_LOCALE=fr-FR; /);
  expect(await request('account.xe.test', logo)).toMatchObject({ status: 200, text: logo });
  for (const path of ['/index.html', '/prerendered/xe/en-GB/signin.html', '/.vite/manifest.json'])
    expect((await request('account.xe.test', path)).status).toBe(404);
});
