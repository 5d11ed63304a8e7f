import { describe, expect, it } from 'vitest';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeDesk, signIn, type Desk } from './desk.ts';

const redirectUrl = 'http://transfer.xe.localhost:4100/callback';
const verifier = 'a-verifier-of-the-length-that-the-standard-asks-for';

const codeFor = async (desk: Desk): Promise<string> => {
  const codeChallenge = await webHash.sha256(verifier);
  const answer = await signIn(desk, 'business', { redirectUrl, codeChallenge, codeChallengeMethod: 'S256' });
  return ((await answer.json()) as { authCode: string }).authCode;
};

const exchange = (desk: Desk, fields: Record<string, string>) =>
  desk.call('/oauth2/token', {
    method: 'POST',
    origin: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: redirectUrl, ...fields }).toString(),
  });

describe('the token endpoint', () => {
  it('takes a form from a server that sends no origin, and answers as OAuth asks', async () => {
    const desk = makeDesk();
    const answer = await exchange(desk, { code: await codeFor(desk), code_verifier: verifier, client_id: 'transfer' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 900 });
  });

  it('names a bad grant as OAuth and the contract do', async () => {
    const desk = makeDesk();
    const answer = await exchange(desk, { code: await codeFor(desk), code_verifier: 'another' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant', code: 'invalid_grant' });
  });

  it('names what it can not read, and a grant it does not know', async () => {
    const desk = makeDesk();
    expect(await (await exchange(desk, {})).json()).toMatchObject({ error: 'invalid_request' });
    const other = await exchange(desk, { code: 'any', grant_type: 'password' });
    expect(await other.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });
});
