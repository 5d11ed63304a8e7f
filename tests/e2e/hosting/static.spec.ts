import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { routes } from '#domain/navigation/routes.ts';
import { dist } from '#env/commands/shared/top.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { kindsOfAnswer, madeOf, type Kind } from './kinds.ts';
import { askedOn } from '#tests/e2e/fixtures/hosting/hosted.ts';

const test = askedOn('static');
const shell = readFileSync(join(dist, 'index.html'), 'utf8');

// Because: such a host keeps its own counsel on what no rule names, and takes no forms; the page it shows depends on nobody.
const asStatic = ({ path, asked, status, caching }: Kind) => ({
  path,
  asked,
  status: asked?.method === undefined || asked.method === 'HEAD' ? status : 405,
  caching: status === 200 ? caching : null,
});

test('a static host gives every answer its brand’s headers, and a person may cache what our servers let cache', async ({
  hosted,
  headersOf,
}) => {
  for (const brand of brands) {
    const expected = headersOf(brand);
    for (const { path, asked, status, caching } of kindsOfAnswer().map(asStatic)) {
      const answer = await hosted.ask(accountHost(brand), path, asked);
      expect([path, answer.status]).toEqual([path, status]);
      expect([path, expected.map(([name]) => [name, answer.header(name)])]).toEqual([path, expected]);
      if (caching !== null) expect([path, answer.header('cache-control')]).toEqual([path, caching]);
      expect([path, answer.header('vary')]).toEqual([path, 'Accept-Encoding']);
    }
  }
});

test('a static host shows the shell at every screen, the configuration of the environment, and nothing else of the build', async ({
  hosted,
}) => {
  const host = accountHost(mainBrand);
  for (const path of [...Object.keys(routes), '/signin/', '/signin?state=x'])
    expect([path, (await hosted.ask(host, path)).text === shell]).toEqual([path, true]);
  expect((await hosted.ask(host, '/nowhere')).text).toBe(shell);
  expect((await hosted.ask(host, '/env/config.json')).text).toBe(hosted.config);
  expect((await hosted.ask(host, '/.well-known/change-password')).header('location')).toBe('/change-password');
  const script = madeOf('assets/').find((path) => /vendor-.*\.js$/.test(path)) ?? '';
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const)
    expect(
      (await hosted.ask(host, script, { headers: { 'accept-encoding': accepted } })).header('content-encoding'),
    ).toBe(encoding);
  const etag = (await hosted.ask(host, '/signin')).header('etag') ?? '';
  expect((await hosted.ask(host, '/signin', { headers: { 'if-none-match': etag } })).status).toBe(304);
});
