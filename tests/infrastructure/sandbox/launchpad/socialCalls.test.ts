import { describe, expect, it } from 'vitest';
import { account, launchpad, setUpLaunchpad } from './launchpadTestClient.ts';

const returnUrl = `${account}/idp/continue`;

/** A launchpad, and what a person does at the page of its provider. */
const openProvider = (...origins: Parameters<typeof setUpLaunchpad>) => {
  const { call } = setUpLaunchpad(...origins);
  const path = (provider: string, back: string) =>
    `/social-auth/${provider}?returnUrl=${encodeURIComponent(back)}&platform=XEMT`;
  return {
    call,
    open: (provider: string, back = returnUrl) => call(path(provider, back), { origin: null, site: null }),
    press: async ({ origin = launchpad, back = returnUrl } = {}) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const form = { method: 'POST', site: null, origin, headers, body: 'as=social%40sandbox.test' };
      const { status, headers: answered } = await call(path('google', back), form);
      return [status, answered.get('location')];
    },
  };
};

const { open, press } = openProvider();
const behindTls = openProvider((host) => `https://${host}`);

describe('a simulated identity provider', () => {
  it('has the origin that browsers see, where a server in front of it ends TLS; so have the documents', async () => {
    const [origin, back] = ['https://launchpad.xe.localhost', 'https://account.xe.localhost/'];
    expect(await behindTls.press({ origin, back })).toEqual([303, back]);
    expect(await behindTls.press({ back })).toEqual([403, null]);
    const fields = await (await behindTls.call('/system/fields/GB', { origin: null })).text();
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
    expect((await open('google', back)).status).toBe(400);
    expect(await press({ back })).toEqual([400, null]);
  });

  it('accepts its form from its own page only, for two providers', async () => {
    expect(await press()).toEqual([303, returnUrl]);
    expect(await press({ origin: account })).toEqual([403, null]);
    expect((await open('myspace')).status).toBe(404);
  });
});
