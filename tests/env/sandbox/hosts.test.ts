import { describe, expect, it } from 'vitest';
import { isAccountOrigin } from '#env/sandbox/hosts.ts';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

const statusUnder = async (host: string, path: string): Promise<number> =>
  (await makeRequester(sandbox().port)(host, path)).status;

describe('the hosts of the sandbox', () => {
  it('answer at every listed address, and each service has something to look at', async () => {
    const { addresses } = sandbox();
    expect(addresses.length).toBeGreaterThan(13);
    for (const { address } of addresses) expect(await statusUnder(new URL(address).host, '/__nowhere.txt')).toBe(404);
    for (const { address, path } of addresses.filter((one) => !isAccountOrigin(one.address)))
      expect([address, await statusUnder(new URL(address).host, path)]).toEqual([address, 200]);
  });

  it.each([
    ['Content.LOCALHOST', 200],
    ['content.localhost.:80', 200],
    ['content.localhost:9', 200],
    ['notcontent.localhost', 421],
    ['content.localhost.evil.test', 421],
    ['xe.localhost', 421],
  ])('are read from the header %s: status %i', async (host, status) => {
    expect(await statusUnder(host, '/api/v2')).toBe(status);
  });

  it('are listed on the page for an unknown host', async () => {
    const page = await (await sandbox().fetchAt('nowhere.localhost', '/')).text();
    for (const { address } of sandbox().addresses) expect(page).toContain(address);
  });
});

describe('the sandbox', () => {
  it('refuses an http address in production, which it names, and leaves no server listening', async () => {
    const listening = (): number => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = listening();
    const serve = serveSandbox({ port: 0, settingsOverrides: { environment: 'production' } });
    await expect(serve).rejects.toThrow(/http: address in production: launchpadApiUrl/);
    expect(listening()).toBe(before);
  });

  it.each([
    ['answers a body of unknown length as any other', '{"username":"personal@sandbox.test","password":"wrong"}', 401],
    ['refuses one that is too large', 'x'.repeat(80_000), 413],
  ])('%s', async (_what, body, status) => {
    const sent = { method: 'POST', body, headers: { 'transfer-encoding': 'chunked' } };
    const path = '/authorization/weblogin?site=account';
    expect((await sandbox().fetchAt('launchpad.xe.localhost', path, sent)).status).toBe(status);
  });
});
