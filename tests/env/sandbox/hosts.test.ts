import { describe, expect, it } from 'vitest';
import { isAccountOrigin } from '#env/sandbox/hosts.ts';
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
    ['content.localhost.evil.test', 421],
    ['xe.localhost', 421],
  ])('are read from the header %s: status %i', async (host, status) => {
    expect(await statusUnder(host, '/api/v2')).toBe(status);
  });

  it('refuse a body of unknown length that is too large', async () => {
    const sent = { method: 'POST', body: 'x'.repeat(80_000), headers: { 'transfer-encoding': 'chunked' } };
    const path = '/authorization/weblogin?site=account';
    expect((await sandbox().fetchAt('launchpad.xe.localhost', path, sent)).status).toBe(413);
  });
});
