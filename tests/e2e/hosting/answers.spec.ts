import { expect } from '@playwright/test';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { kindsOfAnswer, madeOf } from './kinds.ts';
import { askedOn, webServers } from '#tests/e2e/fixtures/hosting/hosted.ts';

const forEver = 'public, max-age=31536000, immutable';

for (const server of webServers) {
  const test = askedOn(server);
  const account = accountHost(mainBrand);

  test(`${server} gives every answer its brand’s headers, errors and redirects too`, async ({ hosted, headersOf }) => {
    for (const brand of brands) {
      const expected = headersOf(brand);
      expect(expected.map(([name]) => name)).toContain('Content-Security-Policy');
      for (const { path, asked, status } of kindsOfAnswer()) {
        const answer = await hosted.ask(accountHost(brand), path, asked);
        expect([path, answer.status]).toEqual([path, status]);
        expect([path, expected.map(([name]) => [name, answer.header(name)])]).toEqual([path, expected]);
      }
    }
  });

  test(`${server} names no version of itself, and only what a person may cache`, async ({ hosted }) => {
    for (const { path, asked, caching, vary } of kindsOfAnswer()) {
      const answer = await hosted.ask(account, path, asked);
      expect([null, 'nginx']).toContain(answer.header('server'));
      expect(answer.header('x-powered-by')).toBeNull();
      expect([path, answer.header('cache-control')]).toEqual([path, caching]);
      expect([path, answer.header('vary')]).toEqual([path, vary]);
      expect([path, answer.header('allow')]).toEqual([path, answer.status === 405 ? 'GET, HEAD, POST' : null]);
    }
  });

  test(`${server} sends a page back only when it has changed, and a missing one always`, async ({ hosted }) => {
    const again = async (path: string): Promise<number> => {
      const etag = (await hosted.ask(account, path)).header('etag') ?? '';
      return (await hosted.ask(account, path, { headers: { 'if-none-match': etag } })).status;
    };
    for (const path of ['/', '/signin', '/2fa/locked', '/env/config.json', '/brands/xe/logo.svg', ...madeOf('assets/')])
      expect([path, await again(path)]).toEqual([path, 304]);
    expect(await again('/nowhere')).toBe(404);
    const etag = (await hosted.ask(account, '/2fa/locked')).header('etag') ?? '';
    expect((await hosted.ask(account, '/nowhere', { headers: { 'if-none-match': etag } })).status).toBe(404);
  });

  test(`${server} sends what was packed ahead, as the browser likes it`, async ({ hosted }) => {
    const script = madeOf('assets/').find((path) => /vendor-.*\.js$/.test(path)) ?? '';
    for (const path of [script, '/signin', '/continue', '/nowhere', '/brands/xe/logo.svg']) {
      const packed = async (accepted: string) => {
        const answer = await hosted.ask(account, path, { headers: { 'accept-encoding': accepted } });
        return { answer, encoding: answer.header('content-encoding') };
      };
      const [br, gzip, plain] = [await packed('gzip, deflate, br'), await packed('gzip'), await packed('identity')];
      expect([path, br.encoding, gzip.encoding, plain.encoding]).toEqual([path, 'br', 'gzip', null]);
      expect(new Set([br, gzip, plain].map(({ answer }) => answer.text)).size).toBe(1);
      expect(br.answer.size).toBeLessThan(gzip.answer.size);
      expect(gzip.answer.size).toBeLessThan(plain.answer.size);
      expect(br.answer.header('content-type')).toBe(plain.answer.header('content-type'));
    }
    expect((await hosted.ask(account, script)).header('cache-control')).toBe(forEver);
  });

  test(`${server} gives a form that was pressed too early back, on this very site`, async ({ hosted }) => {
    const sent = { method: 'POST', body: 'username=a%40b.test&password=Canary-Pw-1!' };
    for (const [path, back] of [
      ['/signin?platform=XEMT', '/signin?platform=XEMT'],
      ['/?state=a%20b', '/?state=a%20b'],
      ['//signin', '/signin'],
      ['//evil.example/../signup', '/signup'],
    ] as const) {
      const answer = await hosted.ask(account, path, sent);
      expect([path, answer.status, answer.header('location')]).toEqual([path, 303, back]);
    }
    expect((await hosted.ask(account, '/nowhere', sent)).status).toBe(404);
  });
}
