import { describe, expect, it } from 'vitest';
import { fixtureAssets } from '#tests/env/server/fixtureSite.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
const built = setUpSandbox({ assets: fixtureAssets });
const developed = setUpSandbox({
  startDevServer: async (server) => ({
    serve: (request, response, next) => {
      if (request.url === '/gone.js') return next();
      response.end(`${request.url} with ${server.listenerCount('request')} door`);
      return undefined;
    },
    readPage: async (file) => `the page ${file}`,
  }),
});

const account = 'account.xe.localhost';
const get = (path: string): Promise<Response> => sandbox().fetchAt(account, path);
const develop = (path: string, host = account): Promise<Response> =>
  developed().fetchAt(host, path, { headers: { 'accept-language': 'fr-CH' } });

it('the account host says until when its security.txt is valid by the time of the sandbox', async () => {
  const textOf = async (): Promise<string> => (await get('/.well-known/security.txt')).text();
  const before = await textOf();
  await sandbox().control('POST', '/api/clock', { advanceMs: 400 * 24 * 60 * 60 * 1000 });
  expect((await textOf()) > before).toBe(true);
});

it('the account host with a build serves its files and pages, and no private one', async () => {
  const textOf = async (path: string): Promise<string> => (await built().fetchAt(account, path)).text();
  expect(await textOf('/brands/xe/logo.svg')).toBe('/brands/xe/logo.svg');
  expect(await textOf('/signin')).toContain('xe/en-GB/signin');
  expect(await textOf('/.vite/manifest.json')).toBe('Not found\n');
});

describe('the account host with a dev server', () => {
  it('serves sources and pages by the dev server, in the language of the request and with headers that allow it', async () => {
    expect(await (await develop('/main.tsx')).text()).toBe('/main.tsx with 1 door');
    const answer = await develop('/signin');
    expect(await answer.text()).toBe('the page prerendered/xe/fr-FR/signin.html');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'unsafe-inline'.*connect-src 'self' ws:/);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const { headers } = await develop('/signin', 'account.johnlewis.localhost');
    expect(headers.has('content-security-policy-report-only')).toBe(false);
  });

  it('serves a configuration with the addresses of this server itself', async () => {
    const { default: block } = await (await develop('/env/config.json')).json();
    expect(block.launchpadApiUrl).toBe(developed().origin('launchpad.xe.localhost'));
  });

  it('answers 404 for a path the dev server does not have, and records it', async () => {
    expect((await develop('/gone.js')).status).toBe(404);
    await expect.poll(() => developed().journal.list('/gone.js')).toMatchObject([{ status: 404 }]);
  });
});
