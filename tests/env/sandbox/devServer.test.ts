import { describe, expect, it } from 'vitest';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox({
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

describe('the account host with a dev server', () => {
  it('serves sources and pages by the dev server, in the language of the request and with headers that allow it', async () => {
    expect(await (await sandbox().fetchAt(account, '/main.tsx')).text()).toBe('/main.tsx with 1 door');
    const answer = await sandbox().fetchAt(account, '/signin', { headers: { 'accept-language': 'fr-CH' } });
    expect(await answer.text()).toBe('the page prerendered/xe/fr-FR/index.html');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toMatch(/connect-src 'self' ws:/);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const { headers } = await sandbox().fetchAt('account.johnlewis.localhost', '/signin');
    expect(headers.has('content-security-policy-report-only')).toBe(false);
  });

  it('serves the configuration and the well-known address itself', async () => {
    expect((await sandbox().fetchAt(account, '/env/config.json')).headers.get('content-type')).toMatch(
      /^application\/json/,
    );
    expect(await (await sandbox().fetchAt(account, '/.well-known/security.txt')).text()).toMatch(/^Contact: mailto:/);
  });

  it('answers 404 for a path the dev server does not have, and records both requests', async () => {
    expect((await sandbox().fetchAt(account, '/gone.js')).status).toBe(404);
    await expect.poll(() => sandbox().journal.list('/gone.js')).toMatchObject([{ status: 404 }]);
  });
});
