import { describe, expect, it } from 'vitest';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import { cookieHeaderOf, makeLaunchpadTestClient, signIn, type LaunchpadTestClient } from './launchpadTestClient.ts';

const redirectUrl = 'http://transfer.xe.localhost:4100/callback';
const verifier = 'a-verifier-of-the-length-that-the-standard-asks-for';

const signInWithChallenge = async (client: LaunchpadTestClient, fields: object = {}): Promise<Response> => {
  const codeChallenge = await webHash.sha256(verifier);
  return signIn(client, 'business', { redirectUrl, codeChallenge, codeChallengeMethod: 'S256', ...fields });
};

const codeIn = async (answer: Response): Promise<string> => ((await answer.json()) as { authCode: string }).authCode;

const codeFor = async (client: LaunchpadTestClient): Promise<string> => codeIn(await signInWithChallenge(client));

const exchange = (client: LaunchpadTestClient, fields: Record<string, string>) =>
  client.call('/oauth2/token', {
    method: 'POST',
    origin: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: redirectUrl, ...fields }).toString(),
  });

describe('the token endpoint', () => {
  it('accepts a form from a server without an Origin header and answers as OAuth requires', async () => {
    const client = makeLaunchpadTestClient();
    const answer = await exchange(client, {
      code: await codeFor(client),
      code_verifier: verifier,
      client_id: 'transfer',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 900 });
  });

  it('reports an invalid grant as OAuth and the contract require', async () => {
    const client = makeLaunchpadTestClient();
    const answer = await exchange(client, { code: await codeFor(client), code_verifier: 'another' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant', code: 'invalid_grant' });
  });

  it('needs the verifier of a challenge, and refuses one where no challenge was given', async () => {
    const client = makeLaunchpadTestClient();
    const bare = await exchange(client, { code: await codeFor(client) });
    expect([bare.status, await bare.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
    const plain = await codeIn(await signIn(client, 'business', { redirectUrl }));
    const stripped = await exchange(client, { code: plain, code_verifier: verifier });
    expect([stripped.status, await stripped.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  });

  it('refuses a verifier for a code of getGSOTokens, within the sign-in and in a later visit', async () => {
    const client = makeLaunchpadTestClient();
    const cookie = cookieHeaderOf(await signInWithChallenge(client));
    const fetchCode = async (): Promise<string> =>
      ((await (await client.call('/getGSOTokens', { cookie })).json()) as { auth_code: string }).auth_code;
    for (const code of [await fetchCode(), await fetchCode()]) {
      const refused = await exchange(client, { code, code_verifier: verifier });
      expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
      expect((await exchange(client, { code })).status).toBe(200);
    }
  });

  it.each([[{}], [{ codeChallengeMethod: 'plain' }], [{ codeChallengeMethod: null }]])(
    'is not reached with a challenge without S256: the sign-in with %j is refused',
    async (method) => {
      const answer = await signInWithChallenge(makeLaunchpadTestClient(), {
        codeChallengeMethod: undefined,
        ...method,
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'InvalidRequestException' });
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it('reports an invalid request and an unsupported grant type', async () => {
    const client = makeLaunchpadTestClient();
    expect(await (await exchange(client, {})).json()).toMatchObject({
      error: 'invalid_request',
      code: 'invalid_request',
      message: expect.any(String),
    });
    const other = await exchange(client, { code: 'any', grant_type: 'password' });
    expect(await other.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });
});
