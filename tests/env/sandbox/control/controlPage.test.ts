import { beforeEach, describe, expect, it } from 'vitest';
import { faultPresets } from '#env/sandbox/control/faults.ts';
import { faultError } from '#env/sandbox/gateway/injectedFault.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import { requestReset } from './requestReset.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));

const control = 'sandbox.localhost';
const pageAt = async (path = '/'): Promise<string> => (await sandbox().fetchAt(control, path)).text();

describe('the page of the control room', () => {
  it('links to every address, and shows accounts, codes and faults as text', async () => {
    const account = { email: '<b>@example.test', password: '<i>9', accountType: 'Personal' };
    await sandbox().control('POST', '/api/accounts', account);
    await requestReset(sandbox(), 'personal@sandbox.test');
    await requestReset(sandbox(), 'personal@sandbox.test');
    await sandbox().control('POST', '/api/faults', { path: '/weblogin', status: 500 });
    await sandbox().control('POST', '/api/faults', { path: '/authorization/weblogin', status: 429 });
    const page = await pageAt();
    for (const { address, path } of sandbox().addresses)
      expect(page).toContain(`href="${path === '/' ? address : address + path}"`);
    const [newest, older] = sandbox().engine.inbox(null);
    expect(page.indexOf(`>${newest?.code}</code>`)).toBeLessThan(page.indexOf(`>${older?.code}</code>`));
    expect(page.match(/>Replaced</g)).toHaveLength(1);
    expect(page.match(/Covered by the older …\/weblogin</g)).toHaveLength(1);
    expect(page).not.toMatch(/<b>@|<i>9/);
  });

  it('offers the way back to the time of the machine while its clock is ahead', async () => {
    expect(await pageAt()).not.toContain('Back to this machine');
    await sandbox().control('POST', '/api/clock', { advanceMs: 60_000 });
    expect(await pageAt()).toMatch(/value="-60000"[^>]*>\s*Back to this machine/);
  });

  it('finds accounts and requests by all words of a search', async () => {
    expect(await pageAt('/?accounts=whatsapp%202fa')).toMatch(/account-whatsapp2fa@(?![^]*account-sms2fa@)/);
    expect(await pageAt('/?requests=zzz')).toContain('>No request.<');
  });

  it('shows the detail of a request and of an event, with its secrets masked', async () => {
    const signIn = { username: 'personal@sandbox.test', password: 'Wrong-horse-9' };
    await sandbox().fetchAt('launchpad.xe.localhost', '/authorization/weblogin', {
      method: 'POST',
      body: JSON.stringify(signIn),
      headers: { 'content-type': 'application/json' },
    });
    const batch = [{ type: 'track', event: 'Account Selected', properties: { accounts: '<b>', value: 344 } }];
    await sandbox().fetchAt('collector.localhost', '/v1/b', { method: 'POST', body: JSON.stringify({ batch }) });
    const page = await pageAt('/?requests=weblogin');
    const [, request = 'none'] = /hx-get="(\/details\/request-\d+)"/.exec(page) ?? [];
    expect(await pageAt(request)).toContain('&quot;path&quot;: &quot;/authorization/weblogin&quot;');
    expect(await pageAt(request)).not.toContain('Wrong-horse-9');
    expect(await pageAt('/details/event-0')).toContain('&quot;accounts&quot;: &quot;&lt;b&gt;&quot;');
    expect((await sandbox().fetchAt(control, '/details/event-1')).status).toBe(404);
  });

  it('serves the files that it names, and no other', async () => {
    const page = await pageAt();
    const paths = [...page.matchAll(/(?:href|src)="(\/files\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(paths).toHaveLength(4);
    for (const path of paths) expect([path, (await sandbox().fetchAt(control, path)).status]).toEqual([path, 200]);
    for (const path of ['/files/../controlPage.ts', '/files/%2e%2e%2fcontrolPage.ts', '/files/controlPage.ts'])
      expect((await sandbox().fetchAt(control, path)).status).toBe(404);
  });
});

it.each(faultPresets)('the preset "$name" is a valid fault', ({ fault }) => {
  expect(faultError(fault)).toBeNull();
});
