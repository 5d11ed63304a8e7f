import { describe, expect, it } from 'vitest';
import { isAccountOrigin } from '#env/sandbox/hosts.ts';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import { startSandbox } from '#tests/wire/startSandbox.ts';

const sandbox = setUpSandbox();

const statusUnder = async (host: string, path: string): Promise<number> =>
  (await makeRequester(sandbox().port)(host, path)).status;

describe('the hosts of the sandbox', () => {
  it('answers at every address it lists, and has something to look at for every service', async () => {
    const services = sandbox().addresses.filter(({ address }) => !isAccountOrigin(address));
    expect(services.length).toBeGreaterThan(10);
    for (const { address, path } of services) expect(await statusUnder(new URL(address).host, path)).toBe(200);
    for (const { address } of sandbox().addresses)
      expect(await statusUnder(new URL(address).host, '/__nowhere.txt')).toBe(404);
  });

  it.each([
    ['Content.LOCALHOST', 200],
    ['content.localhost.:80', 200],
    ['content.localhost:9', 200],
    ['notcontent.localhost', 421],
    ['content.localhost.evil.test', 421],
    ['evil.test', 421],
    ['xe.localhost', 421],
  ])('reads the host %s: status %i', async (host, status) => {
    expect(await statusUnder(host, '/api/v2')).toBe(status);
  });

  it('lists its hosts on the page for an unknown host', async () => {
    const page = await (await sandbox().fetchAt('nowhere.localhost', '/')).text();
    for (const { address } of sandbox().addresses) expect(page).toContain(address);
  });

  it('refuses a port that is in use', async () => {
    await expect(serveSandbox({ port: sandbox().port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('refuses an http address in production, which it names, and leaves no server listening', async () => {
    const listening = (): number => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = listening();
    const serve = startSandbox({ settingsOverrides: { environment: 'production' } });
    await expect(serve).rejects.toThrow(/http: address in production: launchpadApiUrl/);
    expect(listening()).toBe(before);
  });
});
