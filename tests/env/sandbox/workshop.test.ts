import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';

let sandbox: WireSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    develop: async (server) => (request, response, next) => {
      if (request.url === '/gone.js') return next();
      response.end(`${request.url} with ${server.listenerCount('request')} door`);
      return undefined;
    },
  });
});
afterAll(() => sandbox.close());

const account = 'account.xe.localhost';

describe('the account host while the app is being worked on', () => {
  it('leaves pages to the dev server, under headers that let it work', async () => {
    const answer = await sandbox.fetchAt(account, '/signin');
    expect(await answer.text()).toBe('/signin with 1 door');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toMatch(/connect-src 'self' ws:/);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('keeps the configuration and the well-known addresses', async () => {
    expect((await sandbox.fetchAt(account, '/env/config.json')).headers.get('content-type')).toMatch(
      /^application\/json/,
    );
    expect((await sandbox.fetchAt(account, '/.well-known/change-password')).headers.get('location')).toBe(
      '/change-password',
    );
  });

  it('says 404 where the dev server has nothing, and journals both', async () => {
    expect((await sandbox.fetchAt(account, '/gone.js')).status).toBe(404);
    await expect.poll(() => sandbox.journal.list('/gone.js')).toMatchObject([{ status: 404 }]);
  });

  it('meets faults as the build does', async () => {
    await sandbox.control('POST', '/api/faults', { path: '/signin', status: 503, times: 1 });
    expect((await sandbox.fetchAt(account, '/signin')).status).toBe(503);
  });
});
