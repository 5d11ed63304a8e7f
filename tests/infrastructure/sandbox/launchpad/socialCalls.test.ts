import { describe, expect, it } from 'vitest';
import {
  account,
  cookieHeaderOf,
  launchpad,
  makeLaunchpadTestClient,
  type LaunchpadTestClient,
} from './launchpadTestClient.ts';

const returnUrl = `${account}/idp/continue`;
const path = (provider: string, back = returnUrl) =>
  `/social-auth/${provider}?returnUrl=${encodeURIComponent(back)}&platform=XEMT`;

const press = (client: LaunchpadTestClient, as: string, { origin = launchpad, back = returnUrl } = {}) =>
  client.call(path('google', back), {
    method: 'POST',
    site: null,
    origin,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ as }).toString(),
  });

describe('a simulated identity provider', () => {
  it.each(['google', 'apple'])('shows a page of %s that asks who signs in', async (provider) => {
    const answer = await makeLaunchpadTestClient().call(path(provider), { origin: null, site: null });
    expect(answer.status).toBe(200);
    const policy = `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${account};`;
    expect(answer.headers.get('content-security-policy')).toContain(policy);
    const page = await answer.text();
    expect(page).toContain('<link rel="stylesheet" href="/pages.css" />');
    for (const email of ['social', 'personal', 'stranger']) expect(page).toContain(`Continue as ${email}@sandbox.test`);
    expect(page).toContain('Cancel');
  });

  it('returns to the account site with a session for its own account', async () => {
    const client = makeLaunchpadTestClient();
    const answer = await press(client, 'social@sandbox.test');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, returnUrl]);
    const status = await client.call('/authentication/status', { cookie: cookieHeaderOf(answer) });
    expect(await status.json()).toEqual({ authenticationResult: { success: true } });
  });

  it('has the origin that browsers see, where a server in front of it ends TLS; so have the documents', async () => {
    const [origin, back] = ['https://launchpad.xe.localhost', 'https://account.xe.localhost/'];
    const client = makeLaunchpadTestClient((host) => `https://${host}`);
    const answer = await press(client, 'social@sandbox.test', { origin, back });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
    expect((await press(client, 'social@sandbox.test', { back })).status).toBe(403);
    const fields = await (await client.call('/system/fields/GB', { origin: null })).text();
    expect(fields).toContain(`"${origin}/documents/`);
  });

  it.each([
    'https://evil.test/',
    `${account}.evil.test/`,
    'javascript:alert(1)',
    '//evil.test',
    '',
    'http://transfer.xe.localhost:4100/',
  ])('never redirects to %j', async (back) => {
    const client = makeLaunchpadTestClient();
    expect((await client.call(path('google', back), { origin: null })).status).toBe(400);
    const answer = await client.call(path('google', back), { method: 'POST', origin: launchpad, body: 'as=x' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it('accepts its form from its own page only, for two providers', async () => {
    const client = makeLaunchpadTestClient();
    expect((await press(client, 'social@sandbox.test', { origin: account })).status).toBe(403);
    expect((await client.call(path('myspace'), { origin: null })).status).toBe(404);
  });
});
