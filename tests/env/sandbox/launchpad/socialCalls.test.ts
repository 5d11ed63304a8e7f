import { describe, expect, it } from 'vitest';
import { account, cookieAfter, launchpad, makeDesk, type Desk } from './desk.ts';

const returnUrl = `${account}/idp/continue`;
const path = (provider: string, back = returnUrl) =>
  `/social-auth/${provider}?returnUrl=${encodeURIComponent(back)}&platform=XEMT`;

const press = (desk: Desk, as: string, origin = launchpad) =>
  desk.call(path('google'), {
    method: 'POST',
    origin,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ as }).toString(),
  });

describe('a provider played by the sandbox', () => {
  it.each(['google', 'apple'])('shows a page of %s that asks who is there', async (provider) => {
    const answer = await makeDesk().call(path(provider), { origin: null });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self' ${account}`);
    const page = await answer.text();
    for (const email of ['social', 'personal', 'stranger']) expect(page).toContain(`Continue as ${email}@sandbox.test`);
    expect(page).toContain('Cancel');
  });

  it('comes back to the account site with a session for its own account', async () => {
    const desk = makeDesk();
    const answer = await press(desk, 'social@sandbox.test');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, returnUrl]);
    const status = await desk.call('/authentication/status', { cookie: cookieAfter(answer) });
    expect(await status.json()).toEqual({ authenticationResult: { success: true } });
  });

  it.each([
    ['personal@sandbox.test', { authenticated: true, accountExists: true }],
    ['stranger@sandbox.test', { authenticated: true, accountExists: false }],
    ['', { authenticated: false, accountExists: false }],
  ])('comes back from %j with no session, and says who it was', async (as, expected) => {
    const desk = makeDesk();
    const cookie = cookieAfter(await press(desk, as));
    expect(await (await desk.call('/social-auth/status', { cookie })).json()).toMatchObject(expected);
    const status = await desk.call('/authentication/status', { cookie });
    expect(await status.json()).toEqual({ authenticationResult: { success: false } });
  });

  it.each([
    'https://evil.test/',
    `${account}.evil.test/`,
    'javascript:alert(1)',
    '//evil.test',
    '',
    'http://transfer.xe.localhost:4100/',
  ])('never goes to %j', async (back) => {
    const desk = makeDesk();
    expect((await desk.call(path('google', back), { origin: null })).status).toBe(400);
    const answer = await desk.call(path('google', back), { method: 'POST', origin: launchpad, body: 'as=x' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it('takes its form from its own page only, and knows two providers', async () => {
    const desk = makeDesk();
    expect((await press(desk, 'social@sandbox.test', account)).status).toBe(403);
    expect((await desk.call(path('myspace'), { origin: null })).status).toBe(404);
  });
});
