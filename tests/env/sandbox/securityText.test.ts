import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';

describe('the account host', () => {
  let sandbox: WireSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  const get = (): Promise<Response> => sandbox.fetchAt('account.xe.localhost', '/.well-known/security.txt');

  it('says in security.txt how to report a problem, for less than a year from the time of the sandbox', async () => {
    const textOf = async (): Promise<string> => (await get()).text();
    const { headers } = await get();
    expect(headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    const before = await textOf();
    expect(before).toMatch(/^Contact: mailto:security@sandbox\.test\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n$/);
    await sandbox.control('POST', '/api/clock', { advanceMs: 400 * 24 * 60 * 60 * 1000 });
    expect((await textOf()) > before).toBe(true);
  });

  it.each([null, 'security@sandbox.test', 'mailto:a@b.test\nContact: mailto:evil@evil.test'])(
    'has no security.txt with the contact %j',
    async (securityContact) => {
      const other = await startSandbox({ settingsOverrides: { securityContact } });
      expect((await other.fetchAt('account.xe.localhost', '/.well-known/security.txt')).status).toBe(404);
      await other.close();
    },
  );
});
