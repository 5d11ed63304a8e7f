import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dist, projectRoot } from '#env/commands/shared/projectRoot.ts';
import { hostingRequestTest } from '#tests/e2e/fixtures/hosting/hostingTest.ts';
import type { RequestOptions, ServerResponse } from '#tests/e2e/fixtures/hosting/request.ts';
import { builtPaths } from './builtPaths.ts';

const test = hostingRequestTest('workerd');

const xe = 'account.xe.localhost';
/** An asset of the build that has compressed copies. */
const someAsset = (): string => builtPaths('assets/').find((path) => existsSync(join(dist, `${path}.br`))) ?? '';
const textOf = (path: string): string => readFileSync(join(dist, path), 'utf8');

const pageOf = ({ text }: ServerResponse): string | undefined => /<html lang="[^"]*"[^>]*>/.exec(text)?.[0];
const headersOf = ({ header }: ServerResponse, ...names: readonly string[]): readonly (string | null)[] =>
  names.map((name) => header(name));

test('chooses the page by host, cookie and Accept-Language', async ({ hosted: { request, port } }) => {
  const page = async (host: string, headers: RequestOptions['headers'] = {}): Promise<string | undefined> =>
    pageOf(await request(host, '/signin', { headers }));
  expect(await page(xe)).toContain('lang="en-GB" data-prerendered="xe en-GB');
  const britline = 'account.britline.localhost';
  expect(await page(britline, { 'accept-language': 'de' })).toContain('"de-DE" data-prerendered="britline de-DE');
  const cookie = { cookie: 'NEXT_LOCALE=fr-FR', 'accept-language': 'de' };
  expect(await page(britline, cookie)).toContain('"fr-FR" data-prerendered="britline fr-FR');
  const answer = await request(xe, '/signin');
  expect(headersOf(answer, 'vary', 'cache-control', 'x-content-type-options')).toEqual([
    'Cookie, Accept-Language, Accept-Encoding',
    'no-cache',
    'nosniff',
  ]);
  expect(answer.header('content-security-policy')).toContain("default-src 'none'");
  expect(answer.text).toContain(`content="http://account.xe.localhost:${port}/brands/xe/share.png"`);
});

test('sends a page and a file in the encoding that the client accepts', async ({ hosted: { request } }) => {
  const asset = someAsset();
  for (const path of ['/signin', asset]) {
    const plain = await request(xe, path);
    expect(headersOf(plain, 'content-encoding')).toEqual([null]);
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

test('answers HEAD, a form, an unknown page and an unknown method', async ({ hosted: { request } }) => {
  const head = await request(xe, '/signin', { method: 'HEAD' });
  expect([head.status, head.size, head.header('content-type')]).toEqual([200, 0, 'text/html; charset=utf-8']);
  const form = await request(xe, '/signin?lang=fr', { method: 'POST', body: 'email=a' });
  expect([form.status, ...headersOf(form, 'location', 'cache-control')]).toEqual([303, '/signin?lang=fr', 'no-store']);
  const unknown = await request('account.britline.localhost', '/nowhere');
  expect([unknown.status, unknown.header('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  const refused = await request(xe, '/signin', { method: 'DELETE' });
  expect([refused.status, refused.header('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('answers the well-known addresses', async ({ hosted: { request } }) => {
  expect((await request(xe, '/healthz')).text).toBe('ok\n');
  expect((await request(xe, '/.well-known/security.txt')).text).toMatch(/^Contact: .+\nExpires: .+Z\n/);
  const change = await request(xe, '/.well-known/change-password');
  expect([change.status, change.header('location')]).toEqual([302, '/change-password']);
});

test('keeps the private files of the build, which are deployed with it', async ({ hosted: { request } }) => {
  const files = ['/prerendered/index.json', '/prerendered/xe/index.html', '/.vite/manifest.json', '/index.html'];
  const spellings = (path: string): readonly string[] => [
    path,
    path.toUpperCase(),
    `/${path}`,
    path.replace('.', '%2e'),
  ];
  for (const path of [
    ...files.flatMap(spellings),
    ...files.map((file) => `/assets/..%2f..${file}`),
    `${someAsset()}.br`,
  ]) {
    const answer = await request(xe, path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(files.map(textOf)).not.toContain(answer.text);
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
