import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { DevServer } from '#env/sandbox/account/devServerSite.ts';
import type { Encoding } from '#env/server/assets.ts';
import { chooseEncoding } from '#env/server/chooseEncoding.ts';
import { makeRequester, type RequestOptions } from '#tests/e2e/fixtures/hosting/request.ts';
import { fixtureBuild } from '#tests/wire/fixtureBuild.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { startSandbox } from '#tests/wire/startSandbox.ts';

const both: readonly Encoding[] = ['br', 'gzip'];

describe('chooseEncoding', () => {
  it.each([
    ['', both, null],
    ['gzip, deflate, br, zstd', both, 'br'],
    ['GZIP', both, 'gzip'],
    ['br;q=0, *', both, 'gzip'],
    ['*', both, 'br'],
    ['*;q=0', both, null],
    ['x-gzip', both, null],
    ['*', ['gzip'], 'gzip'],
    ['br, gzip', [], null],
  ] as const)('chooses for %j of %j %j', (accepted, available, chosen) => {
    expect(chooseEncoding(accepted, available)).toBe(chosen);
  });

  it('chooses only an encoding that is there and has the highest weight: not 0, and none that identity outweighs', () => {
    const weight = fc.constantFrom('0', '0.0', '0.1', '0.5', '1', '1.000');
    const weights = fc.uniqueArray(fc.tuple(fc.constantFrom('br', 'gzip', 'identity', 'deflate'), weight), {
      selector: ([coding]) => coding,
    });
    let compressed = 0;
    fc.assert(
      fc.property(weights, fc.subarray([...both]), (ranges, available) => {
        const chosen = chooseEncoding(ranges.map(([coding, q]) => `${coding};q=${q}`).join(', '), available);
        const weightOf = (coding: string): number => Number(ranges.find(([name]) => name === coding)?.[1] ?? 0);
        const highest = Math.max(0, ...available.map(weightOf));
        if (chosen !== null) compressed += 1;
        const isRight =
          chosen === null
            ? highest === 0 || highest < weightOf('identity')
            : available.includes(chosen) &&
              highest > 0 &&
              weightOf(chosen) === highest &&
              highest >= weightOf('identity');
        expect([chosen, isRight]).toEqual([chosen, true]);
      }),
      { numRuns: 500 },
    );
    expect(compressed).toBeGreaterThan(100);
  });
});

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
