import { describe, expect, it } from 'vitest';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeLaunchpadTestClient, signIn, type LaunchpadTestClient } from './launchpadTestClient.ts';

const redirectUrl = 'http://transfer.xe.localhost:4100/callback';
const verifier = 'a-verifier-of-the-length-that-the-standard-asks-for';

const signInWithChallenge = async (client: LaunchpadTestClient, fields: object = {}): Promise<Response> => {
  const codeChallenge = await webHash.sha256(verifier);
  return signIn(client, 'business', { redirectUrl, codeChallenge, codeChallengeMethod: 'S256', ...fields });
};

const codeFor = async (client: LaunchpadTestClient): Promise<string> => {
  const { authCode } = (await (await signInWithChallenge(client)).json()) as { authCode: string };
  return authCode;
};

const exchange = (client: LaunchpadTestClient, fields: Record<string, string>) =>
  client.call('/oauth2/token', {
    method: 'POST',
    origin: null,
    site: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: redirectUrl, ...fields }).toString(),
  });

describe('the token endpoint', () => {
  it('accepts a form from a server without an Origin header and answers as OAuth requires', async () => {
    const client = makeLaunchpadTestClient();
    const code = await codeFor(client);
    const answer = await exchange(client, { code, code_verifier: verifier, client_id: 'transfer' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 900 });
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

  it('reports why it refuses as OAuth and the contract require', async () => {
    const client = makeLaunchpadTestClient();
    const code = await codeFor(client);
    for (const [fields, error] of [
      [{ code, code_verifier: 'another' }, 'invalid_grant'],
      [{}, 'invalid_request'],
      [{ code, grant_type: 'password' }, 'unsupported_grant_type'],
    ] as const) {
      const answer = await exchange(client, fields);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error, code: error, message: expect.any(String) });
    }
  });
});
