import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import { startSandbox } from '#tests/wire/startSandbox.ts';

const sandbox = setUpSandbox();

const statusUnder = (host: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: sandbox().port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end();
  });

describe('the hosts of the sandbox', () => {
  it('answers at every address it lists', async () => {
    for (const { address } of sandbox().addresses) {
      const { host } = new URL(address);
      expect(await statusUnder(host, '/__nowhere.txt')).toBe(404);
      expect(await (await sandbox().fetchAt(new URL(address).hostname, '/__nowhere.txt')).text()).not.toContain(
        'No such host',
      );
    }
  });

  it('has something to look at for every address', async () => {
    const services = sandbox().addresses.filter(({ kind }) => kind !== 'Account');
    expect(services.length).toBeGreaterThan(10);
    for (const { address, path } of services) expect(await statusUnder(new URL(address).host, path)).toBe(200);
  });

  it.each([
    'content.localhost',
    'Content.LOCALHOST',
    'content.localhost.',
    'content.localhost.:80',
    'content.localhost:9',
  ])('reads %s as one host', async (host) => {
    expect(await statusUnder(host, '/api/v2')).toBe(200);
  });

  it.each(['notcontent.localhost', 'content.localhost.evil.test', 'evil.test', 'xe.localhost'])(
    'treats %s as an unknown host',
    async (host) => {
      expect(await statusUnder(host, '/api/v2')).toBe(421);
    },
  );

  it('lists its hosts on the page for an unknown host', async () => {
    const page = await (await sandbox().fetchAt('nowhere.localhost', '/')).text();
    for (const { address } of sandbox().addresses) expect(page).toContain(address);
  });

  it('serves the control API on localhost too', async () => {
    for (const host of ['localhost', '127.0.0.1', 'sandbox.localhost']) {
      expect(await statusUnder(host, '/api/accounts')).toBe(200);
    }
  });

  it('runs beside another sandbox and refuses a port that is in use', async () => {
    const other = await startSandbox();
    expect(other.port).not.toBe(sandbox().port);
    await other.close();
    await expect(serveSandbox({ port: sandbox().port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
