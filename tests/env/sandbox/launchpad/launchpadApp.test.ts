import { describe, expect, it } from 'vitest';
import { account, cookieAfter, credentials, launchpad, makeDesk, signIn } from './desk.ts';

describe('the launchpad over HTTP', () => {
  it('signs in, leaving one cookie a script may read on the parent domain and one it may not', async () => {
    const answer = await signIn(makeDesk(), 'personal');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ authCode: expect.any(String), profileId: expect.any(String) });
    const [session = '', key = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(/^xe_session=[\w-]{40,}; .*Domain=xe\.localhost;.*Secure; SameSite=Lax$/);
    expect(session).not.toMatch(/HttpOnly/i);
    expect(key).toMatch(/^xe_session_key=[\w-]{40,}; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(key).not.toMatch(/Domain/i);
  });

  it('knows the session by its cookies and takes both away at logout', async () => {
    const desk = makeDesk();
    const cookie = cookieAfter(await signIn(desk, 'personal'));
    const info = await desk.call('/oauth2/userInfo?site=account', { cookie });
    expect(await info.json()).toMatchObject({ email: 'personal@sandbox.test' });
    const gone = await desk.call('/logout?site=account', { cookie });
    expect(gone.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toHaveLength(4);
    expect((await desk.call('/getGSOTokens', { cookie })).status).toBe(401);
  });

  it('keeps the brands apart: cookie name, domain, origin', async () => {
    const desk = makeDesk();
    const britline = {
      host: 'http://launchpad.britline.localhost:4100',
      origin: 'http://account.britline.localhost:4100',
    };
    const options = { method: 'POST', body: credentials('personal') };
    const answer = await desk.call('/authorization/weblogin', { ...options, ...britline });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^britline_session=.*Domain=britline\.localhost/);
    expect(answer.headers.get('access-control-allow-origin')).toBe(britline.origin);
    const crossed = await desk.call('/authorization/weblogin', { ...options, ...britline, origin: account });
    expect(crossed.status).toBe(403);
    expect((await desk.call('/profile', { host: 'http://launchpad.evil.localhost:4100' })).status).toBe(404);
  });

  it.each([
    ['wrong password', { ...credentials('personal'), password: 'wrong' }, 401, 'NotAuthorizedException'],
    ['locked', credentials('locked'), 423, 'AccountLockedException'],
    ['closed', credentials('closed'), 403, 'AccountClosedException'],
    ['unconfirmed', credentials('unconfirmed'), 403, 'UserNotConfirmedException'],
    ['legacy2fa', credentials('legacy2fa'), 403, 'TwoFactorRequiredException'],
  ])('refuses %s in the words of the contract', async (...[, body, status, code]) => {
    const answer = await makeDesk().call('/authorization/weblogin', { method: 'POST', body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ code, message: expect.any(String) });
  });

  it('says when a limited call may be tried again, where a page can read it', async () => {
    const desk = makeDesk();
    const ask = () =>
      desk.call('/authorization/forgotPassword', { method: 'POST', body: { username: 'a@sandbox.test' } });
    for (let sent = 0; sent < 5; sent += 1) expect((await ask()).status).toBe(200);
    const limited = await ask();
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('600');
    expect(limited.headers.get('access-control-expose-headers')).toMatch(/retry-after/i);
  });

  it('tells the type of a number whose lookup failed', async () => {
    const desk = makeDesk();
    const cookie = cookieAfter(await signIn(desk, 'setup2fa'));
    const answer = await desk.call('/twofactorauth/lookupPhoneNumber?phoneNumber=447012345678&site=account', {
      cookie,
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'UnsupportedPhoneNumberException', data: { type: 'Voip' } });
  });

  it('walks two-factor over the wire', async () => {
    const desk = makeDesk();
    const cookie = cookieAfter(await signIn(desk, 'sms2fa'));
    const post = (call: string, body: object) => desk.call(`/authorization/${call}`, { method: 'POST', body, cookie });
    const sent = await post('send2FA', {
      channel: 'sms',
      phoneNumber: '+447700900101',
      location: 'GB',
      referenceSource: null,
    });
    expect(await sent.json()).toEqual({
      verificationChannels: ['SMS', 'CALL'],
      twoFactorAuthStatus: 'Enabled',
      authenticationResult: { success: true, challengeName: 'TwoFASMS' },
    });
    const done = await post('validate2FA', { code: desk.newestCode('+447700900101'), rememberBrowser: true });
    expect(await done.json()).toEqual({ authenticationResult: { success: true } });
    expect(done.headers.getSetCookie()[0]).toMatch(/^xe_session_device=.*HttpOnly/);
  });

  it.each(['personal', 'nobody'])('lets a bearer save the marketing choice of %s only as its own', async (name) => {
    const desk = makeDesk();
    const cookie = cookieAfter(await signIn(desk, 'personal'));
    const { tokens } = (await (await desk.call('/getGSOTokens', { cookie })).json()) as {
      tokens: { access_token: string };
    };
    const own = desk.engine.accounts()[0]?.profileId ?? '';
    const profileId = name === 'personal' ? own : 'nobody';
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const body = { profileId, preferences: { profileId, email: true } };
    const answer = await desk.call(`/profiles/${profileId}/marketingpreferences`, { method: 'PUT', body, headers });
    expect(answer.status).toBe(name === 'personal' ? 200 : 403);
  });

  it('serves the documents its system fields link to', async () => {
    const desk = makeDesk();
    const fields = (await (await desk.call('/system/fields/GB?brandId=8&language=fr')).json()) as {
      documents: { documentLinks: Record<string, string> };
    };
    const links = Object.values(fields.documents.documentLinks);
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link.startsWith(`${launchpad}/documents/`)).toBe(true);
      expect((await desk.call(link.slice(launchpad.length))).status).toBe(200);
    }
    expect((await desk.call('/documents/none')).status).toBe(404);
  });
});
