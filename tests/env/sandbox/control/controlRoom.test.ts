import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRight } from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { faultPresets } from '#env/sandbox/control/faultPresets.ts';
import { readFault } from '#env/sandbox/gateway/injectedFault.ts';
import { hosts } from '#env/sandbox/hosts.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));

const newAccount = { email: 'New@Example.test', password: '<i>Correct-9', accountType: 'Business' };

const json = { 'content-type': 'application/json' };
const send = (path: string, method = 'GET', body?: string): Promise<Response> =>
  sandbox().fetchAt(hosts.control, path, { method, ...(body === undefined ? {} : { body, headers: json }) });
const page = async (): Promise<string> => (await send('/')).text();

/** Has the code of a forgotten password sent. */
const forget = (username: string): Promise<unknown> =>
  sandbox().fetchAt('launchpad.xe.localhost', '/authorization/forgotPassword?site=account', {
    method: 'POST',
    body: JSON.stringify({ username }),
    headers: json,
  });

const document = readFileSync(join(projectRoot, 'docs', 'sandbox.md'), 'utf8');
const curl = /^curl (?:-X (\w+) )?'?localhost:4100([^\s']+)'?(?: --json '([^']+)')?$/gm;

/** The calls that the document writes as lines of curl. */
const documented = Array.from(document.matchAll(curl), ([, method, path = '', body]) => ({
  path,
  method: method ?? (body === undefined ? 'GET' : 'POST'),
  body,
}));

describe('the control API', () => {
  it('obeys each line of its document, and each preset of its page', async () => {
    expect(documented.length).toBeGreaterThan(15);
    for (const { path, method, body } of documented)
      expect([path, method, (await send(path, method, body)).ok]).toEqual([path, method, true]);
    for (const [name, fault] of faultPresets) expect([name, isRight(readFault(fault))]).toEqual([name, true]);
  });

  it('deletes new accounts, codes, requests, faults and events on a reset, and resets the clock', async () => {
    const before = sandbox().clock.now();
    await sandbox().control('POST', '/api/accounts', newAccount);
    await forget(newAccount.email);
    await sandbox().control('POST', '/api/faults', { path: '/x', status: 500 });
    await sandbox().fetchAt('collector.localhost', '/v1/t', { method: 'POST', body: '{"type":"track"}' });
    await sandbox().control('POST', '/api/clock', { advanceMs: 3_600_000 });
    expect(sandbox().clock.now()).toBeGreaterThanOrEqual(before + 3_600_000);
    const lists = (): Promise<ReadonlyArray<unknown>> =>
      Promise.all(['inbox', 'requests', 'faults', 'events'].map((name) => sandbox().control('GET', `/api/${name}`)));
    expect(await lists()).not.toContainEqual([]);
    await sandbox().control('POST', '/api/reset');
    expect(sandbox().clock.now()).toBeLessThan(before + 3_600_000);
    expect(await lists()).toEqual([[], [], [], []]);
    expect(JSON.stringify(await sandbox().control('GET', '/api/accounts'))).not.toContain(newAccount.email);
  });

  it.each([
    ['accounts', { email: 'a@b.test' }],
    ['accounts', { ...newAccount, email: 'personal@sandbox.test' }],
    ['clock', { advanceMs: 'soon' }],
    ['clock', { advanceMs: 1e16 }],
    ['faults', { path: '/' }],
    ['faults', { path: '/', headers: { 'Retry-After 30': '' } }],
    ['faults', { path: '/', status: 99 }],
    ['faults', { path: '/', times: 0 }],
    ['faults', { path: '/', delayMs: -1 }],
  ])('refuses an invalid command to /api/%s, and says why: %j', async (name, command) => {
    const answer = await send(`/api/${name}`, 'POST', JSON.stringify(command));
    expect([answer.status, await answer.json()]).toEqual([400, { message: expect.any(String) }]);
    expect(sandbox().faults.list()).toEqual([]);
    expect((await send('/api/clock')).status).toBe(200);
  });

  it('answers an unknown call, and a fault that is not there, with 404 in JSON', async () => {
    for (const answer of [await send('/api/nothing'), await send('/api/faults/0', 'DELETE')])
      expect([answer.status, await answer.json()]).toEqual([404, { message: expect.any(String) }]);
  });
});

describe('the page of the control room', () => {
  it('links to every address and to the sign-in of each account in a new tab, and shows accounts, codes and faults as text', async () => {
    await sandbox().control('POST', '/api/accounts', { ...newAccount, email: '<b>@example.test' });
    for (let sent = 0; sent < 2; sent += 1) await forget('personal@sandbox.test');
    await sandbox().control('POST', '/api/faults', { path: '/<b>@', status: 500, body: '<b>@' });
    const text = await page();
    for (const { address, path } of sandbox().addresses)
      expect(text).toContain(`href="${path === '/' ? address : address + path}"`);
    const signIn = `${sandbox().addresses.find(({ address }) => address.includes('transfer.xe'))?.address}/sign-in`;
    expect(text).toContain(`${signIn}?prompt=login&amp;login_hint=personal%40sandbox.test" target="_blank"`);
    const [newest, older] = sandbox().engine.inbox(null);
    expect(text.indexOf(`>${newest?.code}</code>`)).toBeLessThan(text.indexOf(`>${older?.code}</code>`));
    expect(text.match(/>(?:Replaced|Expired)</g)).toEqual(['>Replaced<']);
    expect(text.indexOf('account-&lt;b&gt;@')).toBeLessThan(text.indexOf('account-personal@'));
    expect(text).not.toMatch(/<b>@|<i>Correct/);
    await sandbox().control('POST', '/api/clock', { advanceMs: 600_000 });
    expect(await page()).toContain('>Expired<');
  });

  it('shows requests and events with their details, without preflights and the files of a page', async () => {
    await forget('personal@sandbox.test');
    const batch = [{ type: 'track', event: 'Account Selected', properties: { accounts: '<b>', value: 344 } }];
    await sandbox().fetchAt('collector.localhost', '/v1/b', { method: 'POST', body: JSON.stringify({ batch }) });
    await sandbox().fetchAt('collector.localhost', '/v1/preflight', { method: 'OPTIONS' });
    await sandbox().fetchAt('tags.localhost', '/manager.js');
    const text = (await page()).split('>Requests<')[1] ?? '';
    expect(text.indexOf('<strong>/v1/b')).toBeLessThan(text.indexOf('<strong>/authorization/forgotPassword'));
    expect(text).toContain('&quot;accounts&quot;: &quot;&lt;b&gt;&quot;');
    expect(text).not.toMatch(/preflight|manager\.js/);
  });
});
