import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { responseKinds, builtPaths } from './responseKinds.ts';
import { hostingRequestTest, webServers } from '#tests/e2e/fixtures/hosting/hostingTest.ts';

const forEver = 'public, max-age=31536000, immutable';

for (const server of webServers) {
  const test = hostingRequestTest(server);
  const account = accountHost(mainBrand);

  test(`${server} sends the brand’s headers with every response, including errors and redirects`, async ({
    hosted,
    headersOf,
  }) => {
    for (const brand of brands) {
      const expected = headersOf(brand);
      expect(expected.map(([name]) => name)).toEqual(
        expect.arrayContaining(['Content-Security-Policy', 'Reporting-Endpoints']),
      );
      for (const { path, options, status } of responseKinds()) {
        const answer = await hosted.request(accountHost(brand), path, options);
        expect([path, answer.status]).toEqual([path, status]);
        expect([path, expected.map(([name]) => [name, answer.header(name)])]).toEqual([path, expected]);
      }
    }
  });

  test(`${server} answers 421 on a host of no brand, with the headers of the configured brand and without a page`, async ({
    hosted,
    headersOf,
  }) => {
    const expected = [...headersOf(mainBrand), ['Cache-Control', 'no-store']];
    for (const host of ['xe.localhost.evil.example', 'notxe.localhost', '127.0.0.1', 'localhost']) {
      for (const { path, options } of responseKinds()) {
        const answer = await hosted.request(host, path, options);
        expect([host, path, answer.status]).toEqual([host, path, 421]);
        expect(expected.map(([name = '']) => [name, answer.header(name)])).toEqual(expected);
        expect(answer.text).not.toMatch(/<script|launchpadApiUrl|Contact:/);
      }
    }
  });

  test(`${server} says on each brand’s host how to report a problem, and nothing without a contact`, async ({
    hosted,
  }) => {
    for (const brand of brands) {
      const { text, header } = await hosted.request(accountHost(brand), '/.well-known/security.txt');
      expect(text).toMatch(/^Contact: mailto:security@sandbox\.test\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n$/);
      expect(header('content-type')).toBe('text/plain; charset=utf-8');
    }
    rmSync(join(hosted.hosting, 'security-txt'), { recursive: true });
    const missing = await hosted.request(account, '/.well-known/security.txt');
    expect([missing.status, missing.header('cache-control')]).toEqual([404, 'no-store']);
  });

  test(`${server} hides its version, and allows caching only where it is safe`, async ({ hosted }) => {
    for (const { path, options, caching, vary } of responseKinds()) {
      const answer = await hosted.request(account, path, options);
      expect([null, 'nginx']).toContain(answer.header('server'));
      expect(answer.header('x-powered-by')).toBeNull();
      expect([path, answer.header('cache-control')]).toEqual([path, caching]);
      expect([path, answer.header('vary')]).toEqual([path, vary]);
      expect([path, answer.header('allow')]).toEqual([path, answer.status === 405 ? 'GET, HEAD, POST' : null]);
    }
  });

  test(`${server} sends an unchanged file as 304, and always sends the 404 page`, async ({ hosted }) => {
    const statusOfRevalidation = async (path: string): Promise<number> => {
      const etag = (await hosted.request(account, path)).header('etag') ?? '';
      return (await hosted.request(account, path, { headers: { 'if-none-match': etag } })).status;
    };
    for (const path of [
      '/',
      '/signin',
      '/2fa/locked',
      '/env/config.json',
      '/brands/xe/logo.svg',
      ...builtPaths('assets/'),
    ])
      expect([path, await statusOfRevalidation(path)]).toEqual([path, 304]);
    expect(await statusOfRevalidation('/nowhere')).toBe(404);
    const etag = (await hosted.request(account, '/2fa/locked')).header('etag') ?? '';
    expect((await hosted.request(account, '/nowhere', { headers: { 'if-none-match': etag } })).status).toBe(404);
  });

  test(`${server} sends the precompressed file in an encoding that the browser accepts`, async ({ hosted }) => {
    const script = builtPaths('assets/').find((path) => /vendor-.*\.js$/.test(path)) ?? '';
    for (const path of [script, '/signin', '/continue', '/nowhere', '/brands/xe/logo.svg']) {
      const request = async (accepted: string) => {
        const answer = await hosted.request(account, path, { headers: { 'accept-encoding': accepted } });
        return { answer, encoding: answer.header('content-encoding') };
      };
      const [br, gzip, plain] = [await request('gzip, deflate, br'), await request('gzip'), await request('identity')];
      expect([path, br.encoding, gzip.encoding, plain.encoding]).toEqual([path, 'br', 'gzip', null]);
      expect(new Set([br, gzip, plain].map(({ answer }) => answer.text)).size).toBe(1);
      expect(br.answer.size).toBeLessThan(gzip.answer.size);
      expect(gzip.answer.size).toBeLessThan(plain.answer.size);
      expect(br.answer.header('content-type')).toBe(plain.answer.header('content-type'));
    }
    expect((await hosted.request(account, script)).header('cache-control')).toBe(forEver);
  });

  test(`${server} answers the name of a page’s file like that of any missing file`, async ({ hosted }) => {
    for (const path of ['/index.html', '/xe/index.html', '/gone/index.html', '/xe/fr-FR/signin.html', '/gone.html']) {
      const { status, header, text } = await hosted.request(account, path);
      expect([path, status, header('content-type'), text.trim()]).toEqual([
        path,
        404,
        'text/plain; charset=utf-8',
        'Not found',
      ]);
      if (path !== '/index.html') expect([path, header('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  test(`${server} redirects an early form post to the same page on this site`, async ({ hosted }) => {
    const post = { method: 'POST', body: 'username=a%40b.test&password=Canary-Pw-1!' };
    for (const [path, location] of [
      ['/signin?platform=XEMT', '/signin?platform=XEMT'],
      ['/?state=a%20b', '/?state=a%20b'],
      ['//signin', '/signin'],
      ['//evil.example/../signup', '/signup'],
    ] as const) {
      const answer = await hosted.request(account, path, post);
      expect([path, answer.status, answer.header('location')]).toEqual([path, 303, location]);
    }
    expect((await hosted.request(account, '/nowhere', post)).status).toBe(404);
  });
}
