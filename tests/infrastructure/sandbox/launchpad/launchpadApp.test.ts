import { describe, expect, it } from 'vitest';
import { account, credentials, launchpad, setUpLaunchpad } from './launchpadTestClient.ts';

const { call, engine, signIn } = setUpLaunchpad();

describe('the launchpad over HTTP', () => {
  it('signs in, and sets one cookie for scripts on the parent domain and one HttpOnly cookie', async () => {
    const answer = await signIn('personal');
    expect(await answer.json()).toEqual({ authCode: expect.any(String), profileId: expect.any(String) });
    const [session = '', key = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(/^xe_session=[\w-]{40,}; .*Domain=xe\.localhost;.*Secure; SameSite=Lax$/);
    expect(session).not.toMatch(/HttpOnly/i);
    expect(key).toMatch(/^__Host-xe_session_key=[\w-]{40,}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('separates the brands by cookie name, domain and origin', async () => {
    const [host, origin] = ['http://launchpad.britline.localhost:4100', 'http://account.britline.localhost:4100'];
    const options = { method: 'POST', body: credentials('personal'), host };
    const { headers } = await call('/authorization/weblogin', { ...options, origin });
    expect(headers.getSetCookie()[0]).toMatch(/^britline_session=.*Domain=britline\.localhost/);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect((await call('/authorization/weblogin', { ...options, origin: account })).status).toBe(403);
    expect((await call('/profile', { host: 'http://launchpad.evil.localhost:4100' })).status).toBe(404);
  });

  it('sends a Retry-After header that a page can read', async () => {
    const ask = () => call('/authorization/forgotPassword', { method: 'POST', body: { username: 'a@sandbox.test' } });
    for (let sent = 0; sent < 5; sent += 1) await ask();
    const { status, headers } = await ask();
    expect([status, headers.get('retry-after')]).toEqual([429, '600']);
    expect(headers.get('access-control-expose-headers')).toMatch(/retry-after/i);
  });

  it.each([
    ['sms', (code: string) => `Your verification code is ${code}.\n\n@account.xe.localhost #${code}`],
    ['call', (code: string) => `Your verification code is ${code}.`],
  ])('sends a message by %s; a text message ends with the host and the code', async (channel, words) => {
    const cookie = (await signIn('sms2fa')).headers.getSetCookie().join('; ');
    const body = { channel, phoneNumber: '+447700900101', location: 'GB', referenceSource: null };
    await call('/authorization/send2FA', { method: 'POST', body, cookie });
    const [sent] = engine.inbox('+447700900101');
    expect(sent).toMatchObject({ channel, purpose: 'two-factor', text: words(sent?.code ?? '') });
  });

  it('serves the documents that its system fields link to', async () => {
    const { documents } = await (await call('/system/fields/GB?brandId=8&language=fr')).json();
    const links = Object.values<string>(documents.documentLinks);
    expect(links).toHaveLength(3);
    for (const link of links) expect((await call(link.replace(launchpad, ''))).status).toBe(200);
    expect((await call('/documents/none')).status).toBe(404);
  });
});
