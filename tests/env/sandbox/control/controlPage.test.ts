import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';
import { requestReset } from './requestReset.ts';

let sandbox: WireSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.control('POST', '/api/reset'));
afterAll(() => sandbox.close());

const control = 'sandbox.localhost';
const pageAt = async (path = '/'): Promise<string> => (await sandbox.fetchAt(control, path)).text();

describe('the page of the control room', () => {
  it('links to every address, and shows accounts, codes and faults as text', async () => {
    await sandbox.control('POST', '/api/accounts', {
      email: '<b>@example.test',
      password: '<i>9',
      accountType: 'Personal',
    });
    await requestReset(sandbox, 'personal@sandbox.test');
    await requestReset(sandbox, 'personal@sandbox.test');
    await sandbox.control('POST', '/api/faults', { path: '/weblogin', status: 500 });
    await sandbox.control('POST', '/api/faults', { path: '/authorization/weblogin', status: 429 });
    const page = await pageAt();
    for (const { address, path } of sandbox.addresses)
      expect(page).toContain(`href="${path === '/' ? address : address + path}"`);
    const [newest, older] = sandbox.engine.inbox(null);
    expect(page.indexOf(`>${newest?.code}</code>`)).toBeLessThan(page.indexOf(`>${older?.code}</code>`));
    expect(page.match(/>Replaced</g)).toHaveLength(1);
    expect(page.match(/Covered by the older …\/weblogin</g)).toHaveLength(1);
    expect(page).not.toMatch(/<b>@|<i>9/);
  });

  it('offers the password of an account only while it is known', async () => {
    const passwords = async (): Promise<number> =>
      (await pageAt()).split('data-copy="Correct-horse-9" data-what="of ').length - 1;
    expect(await passwords()).toBe(sandbox.engine.accounts().length);
    await requestReset(sandbox, 'personal@sandbox.test');
    const reset = {
      username: 'personal@sandbox.test',
      code: sandbox.engine.inbox(null)[0]?.code,
      password: 'Chosen-horse-5',
    };
    await sandbox.fetchAt('launchpad.xe.localhost', '/authorization/confirmForgotPassword?site=account', {
      method: 'POST',
      body: JSON.stringify({ ...reset, devicePlatform: 'web', platform: 'XEMT', preferredLanguage: 'en' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(await passwords()).toBe(sandbox.engine.accounts().length - 1);
    expect(await pageAt()).not.toContain('Chosen-horse-5');
  });

  it('lists the requests that match its filter', async () => {
    await sandbox.fetchAt('content.localhost', '/api/v2');
    await requestReset(sandbox, 'personal@sandbox.test');
    expect(await pageAt('/?requests=content')).not.toContain('class="path">/authorization/forgotPassword');
    expect(await pageAt('/?requests=forgot')).toContain('class="path">/authorization/forgotPassword');
    expect(await pageAt('/?requests=zzz')).toContain('No request matches.');
  });

  it('offers the way back to the time of the machine while its clock is ahead', async () => {
    expect(await pageAt()).not.toContain('Back to this machine');
    await sandbox.control('POST', '/api/clock', { advanceMs: 60_000 });
    expect(await pageAt()).toMatch(/value="-60000">\s*Back to this machine/);
  });

  it('tells events with the same name apart', async () => {
    const batch = [
      { type: 'identify', userId: 'p-1' },
      { type: 'track', event: 'Web Vital', properties: { vital: 'LCP', value: 344, rating: 'good' } },
    ];
    await sandbox.fetchAt('collector.localhost', '/v1/b', { method: 'POST', body: JSON.stringify({ batch }) });
    const page = await pageAt();
    expect(page).toContain('>p-1<');
    expect(page).toContain('>LCP 344<');
  });

  it('serves its style sheets and its modules without types, and no other file', async () => {
    const page = await pageAt();
    for (const [, path = ''] of page.matchAll(/(?:href|src)="(\/(?:styles|modules)\/[^"]+)"/g))
      expect([path, (await sandbox.fetchAt(control, path)).status]).toEqual([path, 200]);
    const main = await sandbox.fetchAt(control, '/modules/copyText.ts');
    expect(main.headers.get('content-type')).toContain('text/javascript');
    expect(await main.text()).not.toMatch(/: (?:string|boolean)|Promise</);
    for (const path of ['/modules/../controlPage.ts', '/modules/%2e%2e%2fcontrolPage.ts', '/styles/main.ts'])
      expect((await sandbox.fetchAt(control, path)).status).toBe(404);
  });
});
