import { describe, expect, it } from 'vitest';
import {
  account,
  cookieHeaderOf,
  credentials,
  launchpad,
  makeLaunchpadTestClient,
  signIn,
} from './launchpadTestClient.ts';

describe('the launchpad over HTTP', () => {
  it('signs in and sets one cookie for scripts on the parent domain and one HttpOnly cookie', async () => {
    const answer = await signIn(makeLaunchpadTestClient(), 'personal');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ authCode: expect.any(String), profileId: expect.any(String) });
    const [session = '', key = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(/^xe_session=[\w-]{40,}; .*Domain=xe\.localhost;.*Secure; SameSite=Lax$/);
    expect(session).not.toMatch(/HttpOnly/i);
    expect(key).toMatch(/^__Host-xe_session_key=[\w-]{40,}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('finds the session by its cookies and removes both at logout', async () => {
    const client = makeLaunchpadTestClient();
    const cookie = cookieHeaderOf(await signIn(client, 'personal'));
    const info = await client.call('/oauth2/userInfo', { cookie });
    expect(await info.json()).toMatchObject({ email: 'personal@sandbox.test' });
    const gone = await client.call('/logout', { cookie });
    expect(gone.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toHaveLength(4);
    expect((await client.call('/getGSOTokens', { cookie })).status).toBe(401);
  });

  it('separates the brands by cookie name, domain and origin', async () => {
    const client = makeLaunchpadTestClient();
    const [host, origin] = ['http://launchpad.britline.localhost:4100', 'http://account.britline.localhost:4100'];
    const options = { method: 'POST', body: credentials('personal') };
    const answer = await client.call('/authorization/weblogin', { ...options, host, origin });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^britline_session=.*Domain=britline\.localhost/);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    const refused = await client.call('/authorization/weblogin', { ...options, host, origin: account });
    expect(refused.status).toBe(403);
    expect((await client.call('/profile', { host: 'http://launchpad.evil.localhost:4100' })).status).toBe(404);
  });

  it('sends a Retry-After header that a page can read', async () => {
    const client = makeLaunchpadTestClient();
    const ask = () =>
      client.call('/authorization/forgotPassword', { method: 'POST', body: { username: 'a@sandbox.test' } });
    for (let sent = 0; sent < 5; sent += 1) expect((await ask()).status).toBe(200);
    const limited = await ask();
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('600');
    expect(limited.headers.get('access-control-expose-headers')).toMatch(/retry-after/i);
  });

  it('remembers a browser by a cookie that no script reads', async () => {
    const client = makeLaunchpadTestClient();
    const cookie = cookieHeaderOf(await signIn(client, 'sms2fa'));
    const post = (call: string, body: object) =>
      client.call(`/authorization/${call}`, { method: 'POST', body, cookie });
    await post('send2FA', { channel: 'sms', phoneNumber: '+447700900101', location: 'GB', referenceSource: null });
    const done = await post('validate2FA', { code: client.newestCode('+447700900101'), rememberBrowser: true });
    expect(done.headers.getSetCookie()[0]).toMatch(/^__Host-xe_session_device=.*HttpOnly/);
  });

  it.each([
    ['sms', (code: string) => `Your verification code is ${code}.\n\n@account.xe.localhost #${code}`],
    ['call', (code: string) => `Your verification code is ${code}.`],
  ])('sends a message by %s; a text message ends with the host and the code', async (channel, words) => {
    const client = makeLaunchpadTestClient();
    const cookie = cookieHeaderOf(await signIn(client, 'sms2fa'));
    const body = { channel, phoneNumber: '+447700900101', location: 'GB', referenceSource: null };
    await client.call('/authorization/send2FA', { method: 'POST', body, cookie });
    const [sent] = client.engine.inbox('+447700900101');
    expect(sent).toMatchObject({ channel, purpose: 'two-factor', text: words(sent?.code ?? '') });
  });

  it('serves the documents that its system fields link to', async () => {
    const client = makeLaunchpadTestClient();
    const fields = (await (await client.call('/system/fields/GB?brandId=8&language=fr')).json()) as {
      documents: { documentLinks: Record<string, string> };
    };
    const links = Object.values(fields.documents.documentLinks);
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link.startsWith(`${launchpad}/documents/`)).toBe(true);
      expect((await client.call(link.slice(launchpad.length))).status).toBe(200);
    }
    expect((await client.call('/documents/none')).status).toBe(404);
  });
});
