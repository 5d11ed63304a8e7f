import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DevServer } from '#env/sandbox/account/devServerSite.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import { configText } from '#env/sandbox/account/configFile.ts';
import { makeRequester, type Requester, type RequestOptions } from '#tests/e2e/fixtures/hosting/request.ts';
import { startNodeServer } from '#tests/env/server/node/startNodeServer.ts';
import { fixtureBuild } from '#tests/wire/fixtureBuild.ts';
import { startSandbox } from '#tests/wire/startSandbox.ts';

type Running = { readonly request: Requester; readonly close: () => Promise<void> };

const build = fixtureBuild();
const devServer: DevServer = {
  serve: (_, response) => response.end('of the dev server'),
  readPage: async () => 'a page of the dev server',
};

const servers: { readonly [name: string]: () => Promise<Running> } = {
  'the sandbox with a dev server': async () => {
    const sandbox = await startSandbox({ startDevServer: async () => devServer });
    return { request: makeRequester(sandbox.port), close: sandbox.close };
  },
  'the sandbox with a build': async () => {
    const sandbox = await startSandbox({ dist: build.dist });
    return { request: makeRequester(sandbox.port), close: sandbox.close };
  },
  'the Node server': () =>
    startNodeServer(
      makeHandler(
        readAssets(build.dist),
        readConfig(configText(), () => undefined),
      ),
    ),
};

const accepted = ['', 'br', 'gzip', 'BR', 'gzip, deflate, br, zstd', 'gzip;q=1, br;q=0.5', '*', 'identity;q=0, *'];

/** A request for each kind of answer: texts, pages, files, redirects, refusals and errors. */
const requests: ReadonlyArray<readonly [host: string, path: string, options: RequestOptions]> = [
  ['account.xe.localhost', '/env/config.json', {}],
  ['account.xe.localhost', '/env/config.json', { method: 'HEAD' }],
  ['account.xe.localhost', '/.well-known/security.txt', {}],
  ['account.xe.localhost', '/.well-known/change-password', {}],
  ['account.xe.localhost', '/healthz', {}],
  ['account.xe.localhost', '/signin', {}],
  ['account.britline.localhost', '/nowhere', {}],
  ['account.xe.localhost', '/signin', { method: 'POST', body: 'a=b' }],
  ['account.xe.localhost', '/signin', { method: 'PUT' }],
  ['account.xe.localhost', '/assets/app-1a2b.js', {}],
  ['account.xe.localhost', '/brands/logo.svg', {}],
  ['account.xe.localhost', '/gone.txt', {}],
  ['account.xe.localhost', '/%00', {}],
  ['account.xe.localhost', '/a\\b', {}],
  ['evil.example', '/env/config.json', {}],
  ['launchpad.xe.localhost', '/authorization/passwordRequirements', {}],
  ['content.localhost', '/api/v2', {}],
  ['transfer.xe.localhost', '/', {}],
  ['sandbox.localhost', '/api/accounts', {}],
];

afterAll(() => build.remove());

describe.each(Object.entries(servers))('every answer of %s', (_name, start) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.close());

  it.each(requests)('has the encoding that its header names: %s %s %j', async (host, path, options) => {
    const ask = (headers: Record<string, string>) => running.request(host, path, { ...options, headers });
    const plain = await ask({});
    expect(plain.header('content-encoding')).toBeNull();
    for (const enc of accepted) {
      const { status, text } = await ask({ 'accept-encoding': enc });
      expect([enc, status, text]).toEqual([enc, plain.status, plain.text]);
    }
  });
});
