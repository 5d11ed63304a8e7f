import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { launchpadOperations } from '#tests/wire/launchpadDocument.ts';
import { account, credentials, partner, setUpLaunchpad } from './launchpadTestClient.ts';

const { call, signIn } = setUpLaunchpad();

const posts = launchpadOperations
  .filter(({ method, path }) => method === 'post' && path.startsWith('/authorization/'))
  .map(({ path }) => path);

describe('the HTTP rules of the launchpad', () => {
  it.each(posts.filter((path) => !path.endsWith('send2FA')))('refuse a malformed body of %s', async (path) => {
    for (const body of ['', '{', '{"username":7,"password":{},"code":null}']) {
      const answer = await call(path, { method: 'POST', body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ code: 'InvalidParameterException', message: expect.any(String) });
    }
  });

  it('never fail with a server error, whatever the JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), fc.jsonValue(), async (path, body) => {
        const answer = await call(path, { method: 'POST', body: JSON.stringify(body) });
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get('content-type')).toMatch(/application\/json/);
      }),
      { numRuns: 150 },
    );
  });

  it.each(launchpadOperations)(
    'take $method $path with site=account, or by the document without',
    async (operation) => {
      const { path, method, parameters = [] } = operation;
      const exampleOf = (of: string): string => String(parameters.find(({ name }) => name === of)?.example);
      const to = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(name));
      const isMarked = path === '/logout' || parameters.some(({ name, required }) => name === 'site' && required);
      const isRefused = async (site: string | null): Promise<boolean> =>
        (await (await call(to, { method: method.toUpperCase(), site })).text()).includes('The call needs site=account');
      for (const site of [null, '', 'transfer']) expect(await isRefused(site)).toBe(isMarked);
      expect(await isRefused('account')).toBe(false);
    },
  );

  it.each([
    [partner, `${partner}/`],
    ['https://evil.test', null],
    [`${partner}@evil.test`, null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('take the sign-out of a partner by an address of its own to return to, and no other: %j', async (...row) => {
    const [address, location] = row;
    const to = `/logout?post_logout_redirect_uri=${encodeURIComponent(address)}`;
    const signOut = async (site: string | null) => {
      const { headers, status } = await call(to, { site, origin: null });
      return { status, location: headers.get('location'), cookies: headers.getSetCookie().length };
    };
    const followed = { status: 302, location, cookies: 4 };
    const isOwn = location !== null;
    expect(await signOut(null)).toEqual(isOwn ? followed : { status: 400, location, cookies: 0 });
    expect(await signOut('account')).toEqual(isOwn ? followed : { ...followed, status: 200 });
  });

  it('allow only the account site to send credentials', async () => {
    const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'browserid' };
    const ask = (origin: string) => call('/authorization/weblogin', { method: 'OPTIONS', origin, headers });
    const allowed = await ask(account);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(account);
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    const listed = (allowed.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(',');
    expect(listed).toEqual(expect.arrayContaining(['browserid', 'deviceid', 'authorization', 'content-type']));
    for (const origin of [`${account}.evil.test`, partner, account.replace('http:', 'https:'), 'null']) {
      expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull();
      const body = credentials('personal');
      const sent = await call('/authorization/weblogin', { method: 'POST', origin, body });
      expect([sent.status, sent.headers.getSetCookie()]).toEqual([403, []]);
    }
  });

  it('keep every answer out of caches', async () => {
    const unknown = await call('/nowhere');
    for (const { headers } of [await signIn('personal'), await signIn('locked'), unknown])
      expect(headers.get('cache-control')).toBe('no-store');
    expect(await unknown.json()).toMatchObject({ code: 'ResourceNotFoundException' });
  });
});
