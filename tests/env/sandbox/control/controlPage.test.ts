import { isRight } from 'fp-ts/Either';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { faultPresets } from '#env/sandbox/control/faultPresets.ts';
import { readFault } from '#env/sandbox/gateway/injectedFault.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import { requestReset } from './requestReset.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));

const control = 'sandbox.localhost';
const page = async (): Promise<string> => (await sandbox().fetchAt(control, '/')).text();

describe('the page of the control room', () => {
  it('links to every address, and shows accounts, codes and faults as text', async () => {
    const account = { email: '<b>@example.test', password: '<i>9', accountType: 'Personal' };
    await sandbox().control('POST', '/api/accounts', account);
    await requestReset(sandbox(), 'personal@sandbox.test');
    await requestReset(sandbox(), 'personal@sandbox.test');
    await sandbox().control('POST', '/api/faults', { path: '/<b>@', status: 500, body: '<b>@' });
    const text = await page();
    for (const { address, path } of sandbox().addresses)
      expect(text).toContain(`href="${path === '/' ? address : address + path}"`);
    const [newest, older] = sandbox().engine.inbox(null);
    expect(text.indexOf(`>${newest?.code}</code>`)).toBeLessThan(text.indexOf(`>${older?.code}</code>`));
    expect(text.match(/>Replaced</g)).toHaveLength(1);
    expect(text.indexOf('account-&lt;b&gt;@')).toBeLessThan(text.indexOf('account-personal@'));
    expect(text).not.toMatch(/<b>@|<i>9/);
  });

  it('says when a code has expired', async () => {
    await requestReset(sandbox(), 'personal@sandbox.test');
    expect(await page()).not.toContain('>Expired<');
    await sandbox().control('POST', '/api/clock', { advanceMs: 600_000 });
    expect(await page()).toContain('>Expired<');
  });

  it('shows a message that brings no code by its text alone', async () => {
    const sent = {
      to: '+447700900101',
      channel: 'sms',
      purpose: 'number-changed',
      code: '',
      text: 'Changed.',
    } as const;
    vi.spyOn(sandbox().engine, 'inbox').mockReturnValue([{ ...sent, at: new Date(0).toISOString() }]);
    const [inbox = ''] = (await page()).split('>Accounts<');
    expect(inbox).toContain('“Changed.”');
    expect(inbox).not.toMatch(/data-copy|Expired/);
  });

  it('shows the details of requests and events with their secrets masked, without preflights and the files of a page', async () => {
    const body = JSON.stringify({ username: 'personal@sandbox.test', password: 'Wrong-horse-9' });
    const headers = { 'content-type': 'application/json' };
    await sandbox().fetchAt('launchpad.xe.localhost', '/authorization/weblogin', { method: 'POST', body, headers });
    const batch = [{ type: 'track', event: 'Account Selected', properties: { accounts: '<b>', value: 344 } }];
    await sandbox().fetchAt('collector.localhost', '/v1/b', { method: 'POST', body: JSON.stringify({ batch }) });
    await sandbox().fetchAt('collector.localhost', '/v1/preflight', { method: 'OPTIONS' });
    await sandbox().fetchAt('tags.localhost', '/manager.js');
    const text = (await page()).split('>Requests<')[1] ?? '';
    expect(text.indexOf('<strong>/v1/b')).toBeLessThan(text.indexOf('<strong>/authorization/weblogin'));
    expect(text).toContain('&quot;accounts&quot;: &quot;&lt;b&gt;&quot;');
    expect(text).not.toMatch(/Wrong-horse-9|preflight|manager\.js/);
  });

  it('serves the files that it names, and no other', async () => {
    const paths = [...(await page()).matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(paths).toEqual(['/control.css', '/control.js']);
    for (const path of paths) expect([path, (await sandbox().fetchAt(control, path)).status]).toEqual([path, 200]);
    for (const path of ['/controlPage.ts', '/x/../controlPage.ts', '/%2e%2e%2fclock.ts', '/..%2fbanner%2fbanner.js'])
      expect([path, (await sandbox().fetchAt(control, path)).status]).toEqual([path, 404]);
  });
});

it.each(faultPresets)('the preset "%s" is a valid fault', (_name, fault) => {
  expect(isRight(readFault(fault))).toBe(true);
});
