import { describe, expect, it } from 'vitest';
import { makeLaunchpadTestClient, signIn } from './launchpadTestClient.ts';

const redirectUrl = 'http://transfer.xe.localhost:4100/callback';

const openSignedIn = async () => {
  const client = makeLaunchpadTestClient();
  const { authCode: code } = await (await signIn(client, 'business', { redirectUrl })).json();
  const exchange = (fields: Record<string, string>) =>
    client.call('/oauth2/token', {
      method: 'POST',
      origin: null,
      site: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: redirectUrl, ...fields }).toString(),
    });
  return { code, exchange };
};

describe('the token endpoint', () => {
  it('accepts a form from a server without an Origin header and answers as OAuth requires', async () => {
    const { code, exchange } = await openSignedIn();
    const answer = await exchange({ code, client_id: 'transfer' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 900 });
  });

  it('refuses as OAuth and the contract require', async () => {
    const { code, exchange } = await openSignedIn();
    for (const [fields, error] of [
      [{ code, code_verifier: 'another' }, 'invalid_grant'],
      [{}, 'invalid_request'],
      [{ code, grant_type: 'password' }, 'unsupported_grant_type'],
    ] as const) {
      const answer = await exchange(fields);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error, code: error, message: expect.any(String) });
    }
  });
});
