import { afterAll, describe, expect, it } from 'vitest';
import type { DevServer } from '#env/sandbox/account/devServerSite.ts';
import { makeRequester, type RequestOptions } from '#tests/e2e/fixtures/hosting/request.ts';
import { fixtureBuild } from '#tests/wire/fixtureBuild.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { startSandbox } from '#tests/wire/startSandbox.ts';

const build = fixtureBuild();
const devServer: DevServer = {
  serve: (_, response) => response.end('of the dev server'),
  readPage: async () => 'a page of the dev server',
};

const servers: { readonly [name: string]: Parameters<typeof startSandbox>[0] } = {
  'the sandbox with a dev server': { startDevServer: async () => devServer },
  'the sandbox with a build': { dist: build.dist },
};

const accepted = ['', 'br', 'gzip', 'gzip, deflate, br, zstd', '*'];

/** A request for each kind of answer that the sandbox gives: its own, the files', the handler's, and those of its other hosts. */
const requests: ReadonlyArray<readonly [host: string, path: string, options: RequestOptions]> = [
  ['account.xe.localhost', '/env/config.json', {}],
  ['account.xe.localhost', '/env/config.json', { method: 'HEAD' }],
  ['account.xe.localhost', '/signin', {}],
  ['account.britline.localhost', '/nowhere', {}],
  ['account.xe.localhost', '/signin', { method: 'POST', body: 'a=b' }],
  ['account.xe.localhost', '/assets/app-1a2b.js', {}],
  ['account.xe.localhost', '/gone.txt', {}],
  ['evil.example', '/env/config.json', {}],
  ['launchpad.xe.localhost', '/authorization/passwordRequirements', {}],
  ['content.localhost', '/api/v2', {}],
  ['transfer.xe.localhost', '/', {}],
  ['sandbox.localhost', '/api/accounts', {}],
];

afterAll(() => build.remove());

describe.each(Object.entries(servers))('every answer of %s', (_name, started) => {
  const sandbox = setUpSandbox(started);

  it.each(requests)('has the encoding that its header names: %s %s %j', async (host, path, options) => {
    const ask = (headers: Record<string, string>) => makeRequester(sandbox().port)(host, path, { ...options, headers });
    const plain = await ask({});
    expect(plain.header('content-encoding')).toBeNull();
    for (const enc of accepted) {
      const { status, text } = await ask({ 'accept-encoding': enc });
      expect([enc, status, text]).toEqual([enc, plain.status, plain.text]);
    }
  });
});
