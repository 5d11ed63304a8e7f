import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { signInAtAccount } from '#tests/wire/partyVisit.ts';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';

let sandbox: WireSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.control('POST', '/api/reset'));
afterAll(() => sandbox.close());

const control = 'sandbox.localhost';
const newcomer = { email: 'New@Example.test', password: 'Correct-horse-9', accountType: 'Business' };
const forgot = (username: string): Promise<Response> =>
  sandbox.fetchAt('launchpad.xe.localhost', '/authorization/forgotPassword?site=account', {
    method: 'POST',
    body: JSON.stringify({ username, devicePlatform: 'web', platform: 'XEMT', preferredLanguage: 'en' }),
    headers: { 'content-type': 'application/json' },
  });

describe('the control API', () => {
  it('opens accounts that can sign in at once', async () => {
    expect(await sandbox.control('POST', '/api/accounts', newcomer)).toMatchObject({
      email: newcomer.email,
      accountType: 'Corporate',
    });
    const asked = new URLSearchParams({ redirect_uri: sandbox.origin('transfer.xe.localhost') });
    expect(await signInAtAccount(sandbox, sandbox.browser(), { brand: mainBrand, asked, login: newcomer })).toEqual(
      expect.any(String),
    );
  });

  it('lists accounts without anything secret', async () => {
    const text = JSON.stringify(await sandbox.control('GET', '/api/accounts'));
    expect(text).toContain('landline2fa@sandbox.test');
    expect(text).not.toMatch(/"(password|secret|hash|salt)"/);
  });

  it('forgets new accounts and codes on a reset', async () => {
    await sandbox.control('POST', '/api/accounts', newcomer);
    await forgot(newcomer.email);
    expect(await sandbox.control('GET', `/api/inbox?to=${newcomer.email}`)).toHaveLength(1);
    await sandbox.control('POST', '/api/reset');
    expect(await sandbox.control('GET', '/api/inbox')).toEqual([]);
    expect(JSON.stringify(await sandbox.control('GET', '/api/accounts'))).not.toContain(newcomer.email);
  });

  it('shows the codes sent to one address, newest first', async () => {
    await forgot('personal@sandbox.test');
    await sandbox.control('POST', '/api/clock', { advanceMs: 60_000 });
    await forgot('personal@sandbox.test');
    await forgot('business@sandbox.test');
    const [newest, oldest] = sandbox.engine.inbox('personal@sandbox.test');
    expect(await sandbox.control('GET', '/api/inbox?to=personal%40sandbox.test')).toEqual([newest, oldest]);
    expect(newest).toMatchObject({
      to: 'personal@sandbox.test',
      channel: 'email',
      code: expect.stringMatching(/^\d{6}$/),
    });
    expect(Date.parse(newest?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(oldest?.at ?? '') + 60_000);
  });

  it('moves the clock, and back on a reset', async () => {
    await sandbox.control('POST', '/api/clock', { advanceMs: 3_600_000 });
    expect(sandbox.clock.now() - Date.now()).toBeGreaterThan(3_590_000);
    await sandbox.control('POST', '/api/reset');
    expect(sandbox.clock.now() - Date.now()).toBeLessThan(1_000);
  });

  it.each([
    ['/api/accounts', { email: 'a@b.test' }],
    ['/api/accounts', { ...newcomer, twoFactor: 'Sometimes' }],
    ['/api/accounts', { ...newcomer, email: 'personal@sandbox.test' }],
    ['/api/clock', {}],
    ['/api/clock', { advanceMs: 'soon' }],
  ])('refuses an order to %s it cannot carry out', async (path, order) => {
    const init = { method: 'POST', body: JSON.stringify(order), headers: { 'content-type': 'application/json' } };
    const answer = await sandbox.fetchAt(control, path, init);
    expect([answer.status, typeof (await answer.json()).message]).toEqual([400, 'string']);
  });

  it('takes orders from scripts and its own page, and from no other site', async () => {
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await sandbox.fetchAt(control, '/api/reset', { method: 'POST', headers })).status;
    expect(await status({})).toBe(200);
    expect(await status({ origin: sandbox.origin(control) })).toBe(200);
    expect(await status({ origin: 'https://evil.test' })).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
  });

  it('says 404 in JSON to a call it does not have', async () => {
    const answer = await sandbox.fetchAt(control, '/api/nothing');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  });
});

describe('the control room', () => {
  it('shows what is running and what happened, as text', async () => {
    await sandbox.control('POST', '/api/accounts', { ...newcomer, email: '<b>@example.test' });
    await forgot('personal@sandbox.test');
    await sandbox.control('POST', '/api/faults', { path: '/weblogin', status: 500 });
    const page = await (await sandbox.fetchAt(control, '/')).text();
    for (const { address } of sandbox.places) expect(page).toContain(`href="${address}"`);
    expect(page).toContain(`<code>${sandbox.engine.inbox(null)[0]?.code}</code>`);
    expect(page).toContain('<td>/weblogin</td>');
    expect(page).toContain('/authorization/forgotPassword');
    expect(page).not.toContain('<b>@');
  });

  it('moves the clock from its form', async () => {
    const body = new URLSearchParams({ minutes: '10' });
    const answer = await sandbox.fetchAt(control, '/clock', { method: 'POST', body });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(sandbox.clock.now() - Date.now()).toBeGreaterThan(590_000);
  });
});
