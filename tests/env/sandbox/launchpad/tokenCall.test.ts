import { describe, expect, it } from 'vitest';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeLaunchpadTestClient, signIn, type LaunchpadTestClient } from './launchpadTestClient.ts';

const redirectUrl = 'http://transfer.xe.localhost:4100/callback';
const verifier = 'a-verifier-of-the-length-that-the-standard-asks-for';

const codeFor = async (client: LaunchpadTestClient): Promise<string> => {
  const codeChallenge = await webHash.sha256(verifier);
  const answer = await signIn(client, 'business', { redirectUrl, codeChallenge, codeChallengeMethod: 'S256' });
  return ((await answer.json()) as { authCode: string }).authCode;
};

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

  it('reports an invalid request and an unsupported grant type', async () => {
    const client = makeLaunchpadTestClient();
    expect(await (await exchange(client, {})).json()).toMatchObject({ error: 'invalid_request' });
    const other = await exchange(client, { code: 'any', grant_type: 'password' });
    expect(await other.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });
});
