import { beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { signInAtAccount } from '#tests/wire/relyingPartyClient.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import { requestReset } from './requestReset.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));

const control = 'sandbox.localhost';
const newAccount = { email: 'New@Example.test', password: 'Correct-horse-9', accountType: 'Business' };

describe('the control API', () => {
  it('creates accounts that can sign in at once, without a field that the contract has not', async () => {
    const given = { ...newAccount, marketing: true };
    expect(await sandbox().control('POST', '/api/accounts', given)).toMatchObject({
      email: newAccount.email,
      accountType: 'Corporate',
      marketing: false,
    });
    const signInRequest = new URLSearchParams({ redirect_uri: sandbox().origin('transfer.xe.localhost') });
    expect(
      await signInAtAccount(sandbox(), sandbox().browser(), { brand: mainBrand, signInRequest, login: newAccount }),
    ).toEqual(expect.any(String));
  });

  it('deletes new accounts and codes on a reset, and resets the clock', async () => {
    await sandbox().control('POST', '/api/accounts', newAccount);
    await requestReset(sandbox(), newAccount.email);
    const before = sandbox().clock.now();
    await sandbox().control('POST', '/api/clock', { advanceMs: 3_600_000 });
    expect(sandbox().clock.now()).toBeGreaterThanOrEqual(before + 3_600_000);
    await sandbox().control('POST', '/api/reset');
    expect(sandbox().clock.now()).toBeLessThan(before + 3_600_000);
    expect(await sandbox().control('GET', '/api/inbox')).toEqual([]);
    expect(JSON.stringify(await sandbox().control('GET', '/api/accounts'))).not.toContain(newAccount.email);
  });

  it('lists the codes sent to one address, newest first', async () => {
    for (const name of ['personal', 'personal', 'business']) await requestReset(sandbox(), `${name}@sandbox.test`);
    const codes = sandbox().engine.inbox('personal@sandbox.test');
    expect(codes).toHaveLength(2);
    expect(await sandbox().control('GET', '/api/inbox?to=personal%40sandbox.test')).toEqual(codes);
  });

  it.each([
    ['/api/accounts', { email: 'a@b.test' }],
    ['/api/accounts', { ...newAccount, twoFactor: 'Sometimes' }],
    ['/api/accounts', { ...newAccount, email: 'personal@sandbox.test' }],
    ['/api/accounts', { ...newAccount, phone: '12' }],
    ['/api/clock', {}],
    ['/api/clock', { advanceMs: 'soon' }],
  ])('refuses an invalid command to %s', async (path, command) => {
    const init = { method: 'POST', body: JSON.stringify(command), headers: { 'content-type': 'application/json' } };
    const answer = await sandbox().fetchAt(control, path, init);
    expect([answer.status, typeof (await answer.json()).message]).toEqual([400, 'string']);
  });

  it('answers an unknown call with 404 in JSON', async () => {
    const answer = await sandbox().fetchAt(control, '/api/nothing');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  });
});
