import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dist, projectRoot } from '#env/commands/shared/projectRoot.ts';
import { hostingRequestTest } from '#tests/e2e/fixtures/hosting/hostingTest.ts';
import { builtPaths } from './builtPaths.ts';

// Because: the engine of the tests, like Cloudflare, encodes a body again, which the table of answers leaves out.
const test = hostingRequestTest('workerd');

const xe = 'account.xe.localhost';
/** An asset of the build that has compressed copies. */
const someAsset = (): string => builtPaths('assets/').find((path) => existsSync(join(dist, `${path}.br`))) ?? '';
const textOf = (path: string): string => readFileSync(join(dist, path), 'utf8');

test('sends a page and a file in the encoding that the client accepts', async ({ hosted: { request } }) => {
  const asset = someAsset();
  for (const path of ['/signin', asset]) {
    const plain = await request(xe, path);
    expect(plain.header('content-encoding')).toBeNull();
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await request(xe, path, { headers: { 'accept-encoding': accepted } });
      expect([path, accepted, answer.header('content-encoding')]).toEqual([path, accepted, encoding]);
      expect(answer.text).toBe(plain.text);
      expect(answer.size < plain.size).toBe(encoding !== null);
      expect(answer.header('etag') === plain.header('etag')).toBe(encoding === null);
    }
  }
  expect((await request(xe, asset)).text).toBe(textOf(asset));
  expect((await request(xe, asset)).header('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('answers 304 to a client that has the answer in this encoding', async ({ hosted: { request } }) => {
  for (const path of ['/signin', someAsset()]) {
    const br = { 'accept-encoding': 'br' };
    const etag = (await request(xe, path, { headers: br })).header('etag') ?? '';
    const again = await request(xe, path, { headers: { ...br, 'if-none-match': `W/${etag}` } });
    expect([again.status, again.size, again.header('etag')]).toEqual([304, 0, etag]);
    expect((await request(xe, path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  }
});

test('answers by a changed configuration without a new bundle, and refuses an unknown host in production', async ({
  hosted: { request, config, configFile, reload },
}) => {
  expect((await request(xe, '/env/config.json')).text).toBe(config);
  expect((await request('unknown.example', '/signin')).status).toBe(200);
  const production = readFileSync(join(projectRoot, 'env', 'config.json'), 'utf8');
  writeFileSync(configFile, production);
  await reload();
  const account = 'account.xe.com';
  expect((await request(account, '/env/config.json')).text).toBe(production);
  const page = await request(account, '/signin');
  expect(page.text).toContain('content="https://account.xe.com/brands/xe/share.png"');
  expect(page.header('strict-transport-security')).toContain('max-age=');
  const answers = await Promise.all(['unknown.example', xe].map((host) => request(host, '/signin')));
  expect(answers.map(({ status }) => status)).toEqual([421, 421]);
});
