import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { brandShell, withOrigin } from '#domain/navigation/prerenderedPages.ts';
import { routes } from '#domain/navigation/routes.ts';
import { dist } from '#env/commands/shared/projectRoot.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { responseKinds, builtPaths, type ResponseKind } from './responseKinds.ts';
import { hostingRequestTest } from '#tests/e2e/fixtures/hosting/hostingTest.ts';

const test = hostingRequestTest('static');
const builtShell = readFileSync(join(dist, brandShell(mainBrand.key)), 'utf8');

// Because: a static host uses its own defaults without a rule, refuses form posts, and serves every visitor the same page.
const staticResponse = ({ path, options, status, caching }: ResponseKind) => ({
  path,
  options,
  status: options?.method === undefined || options.method === 'HEAD' ? status : 405,
  caching: status === 200 ? caching : null,
});

test('a static host sends the brand’s headers with every response, and allows caching as our servers do', async ({
  hosted,
  headersOf,
}) => {
  for (const brand of brands) {
    const expected = headersOf(brand);
    for (const { path, options, status, caching } of responseKinds().map(staticResponse)) {
      const answer = await hosted.request(accountHost(brand), path, options);
      expect([path, answer.status]).toEqual([path, status]);
      expect([path, expected.map(([name]) => [name, answer.header(name)])]).toEqual([path, expected]);
      if (caching !== null) expect([path, answer.header('cache-control')]).toEqual([path, caching]);
      expect([path, answer.header('vary')]).toEqual([path, 'Accept-Encoding']);
    }
  }
});

test('a static host serves the shell for every screen, the environment’s configuration, and nothing else of the build', async ({
  hosted,
}) => {
  const host = accountHost(mainBrand);
  const shell = withOrigin(builtShell, `http://${host}:${hosted.port}`);
  expect(shell).toContain(`<meta property="og:image" content="http://${host}:${hosted.port}${mainBrand.shareImage}">`);
  for (const path of [...Object.keys(routes), '/signin/', '/signin?state=x'])
    expect([path, (await hosted.request(host, path)).text === shell]).toEqual([path, true]);
  expect((await hosted.request(host, '/nowhere')).text).toBe(shell);
  expect((await hosted.request(host, '/env/config.json')).text).toBe(hosted.config);
  expect((await hosted.request(host, '/.well-known/change-password')).header('location')).toBe('/change-password');
  expect((await hosted.request(host, '/.well-known/security.txt')).text).toMatch(/^Contact: mailto:/);
  const script = builtPaths('assets/').find((path) => /vendor-.*\.js$/.test(path)) ?? '';
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const)
    expect(
      (await hosted.request(host, script, { headers: { 'accept-encoding': accepted } })).header('content-encoding'),
    ).toBe(encoding);
  const etag = (await hosted.request(host, '/signin')).header('etag') ?? '';
  expect((await hosted.request(host, '/signin', { headers: { 'if-none-match': etag } })).status).toBe(304);
});
