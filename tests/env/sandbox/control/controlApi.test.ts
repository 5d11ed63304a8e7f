import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { signInAtAccount } from '#tests/wire/relyingPartyClient.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import { requestReset } from './requestReset.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));

const newAccount = { email: 'New@Example.test', password: 'Correct-horse-9', accountType: 'Business' };

const send = (path: string, method: string, body?: string): Promise<Response> => {
  const sent = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } };
  return sandbox().fetchAt('sandbox.localhost', path, { method, ...sent });
};

const document = readFileSync(join(projectRoot, 'docs', 'sandbox.md'), 'utf8');
const curl = /^curl (?:-X (\w+) )?'?localhost:4100([^\s']+)'?(?: --json '([^']+)')?$/gm;

/** The calls that the document writes as lines of curl. */
const documented = Array.from(document.matchAll(curl), ([, method, path = '', body]) => ({
  path,
  method: method ?? (body === undefined ? 'GET' : 'POST'),
  body,
}));

describe('the control API', () => {
  it('obeys each line of its document', async () => {
    expect(documented.length).toBeGreaterThan(15);
    for (const { path, method, body } of documented)
      expect([path, method, (await send(path, method, body)).ok]).toEqual([path, method, true]);
  });

  it('creates accounts that can sign in at once, without a field that the contract has not', async () => {
    const given = { ...newAccount, marketing: true };
    const made = { email: newAccount.email, accountType: 'Corporate', marketing: false };
    expect(await sandbox().control('POST', '/api/accounts', given)).toMatchObject(made);
    const signInRequest = new URLSearchParams({ redirect_uri: sandbox().origin('transfer.xe.localhost') });
    const login = { brand: mainBrand, signInRequest, login: newAccount };
    expect(await signInAtAccount(sandbox(), sandbox().browser(), login)).toEqual(expect.any(String));
  });

  it('deletes new accounts, codes, requests, faults and events on a reset, and resets the clock', async () => {
    await sandbox().control('POST', '/api/accounts', newAccount);
    await requestReset(sandbox(), newAccount.email);
    await sandbox().control('POST', '/api/faults', { path: '/x', status: 500 });
    await sandbox().fetchAt('collector.localhost', '/v1/t', { method: 'POST', body: '{"type":"track"}' });
    const before = sandbox().clock.now();
    await sandbox().control('POST', '/api/clock', { advanceMs: 3_600_000 });
    expect(sandbox().clock.now()).toBeGreaterThanOrEqual(before + 3_600_000);
    await sandbox().control('POST', '/api/reset');
    expect(sandbox().clock.now()).toBeLessThan(before + 3_600_000);
    for (const path of ['inbox', 'requests', 'faults', 'events'])
      expect([path, await sandbox().control('GET', `/api/${path}`)]).toEqual([path, []]);
    expect(JSON.stringify(await sandbox().control('GET', '/api/accounts'))).not.toContain(newAccount.email);
  });

  it.each([
    ['accounts', { email: 'a@b.test' }],
    ['accounts', { ...newAccount, twoFactor: 'Sometimes' }],
    ['accounts', { ...newAccount, email: 'personal@sandbox.test' }],
    ['accounts', { ...newAccount, phone: '12' }],
    ['clock', {}],
    ['clock', { advanceMs: 'soon' }],
    ['faults', {}],
    ['faults', { path: 7 }],
    ['faults', { path: '/' }],
    ['faults', { path: '/', headers: { 'Retry-After 30': '' } }],
    ['faults', { path: '/', status: 99 }],
    ['faults', { path: '/', times: 0 }],
    ['faults', { path: '/', delayMs: -1 }],
  ])('refuses an invalid command to /api/%s, and says why: %j', async (name, command) => {
    const answer = await send(`/api/${name}`, 'POST', JSON.stringify(command));
    expect([answer.status, typeof (await answer.json()).message]).toEqual([400, 'string']);
    expect(sandbox().faults.list()).toEqual([]);
  });

  it('answers an unknown call, and a fault that is not there, with 404 in JSON', async () => {
    for (const answer of [await send('/api/nothing', 'GET'), await send('/api/faults/0', 'DELETE')])
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  });
});
