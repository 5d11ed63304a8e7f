import { beforeEach, describe, expect, it } from 'vitest';
import { mask } from '#env/sandbox/gateway/maskSecrets.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));

const post = (host: string, path: string, sent: Pick<RequestInit, 'body' | 'headers'>): Promise<Response> =>
  sandbox().fetchAt(host, path, { method: 'POST', ...sent });

describe('the journal', () => {
  it('records each request and the status of its answer, but none to the control room', async () => {
    const path = '/api/v2/documents/search';
    const headers = { accept: 'a/b' };
    await sandbox().fetchAt('content.localhost', `${path}?ref=x&pageSize=1`, { headers });
    const sent = { method: 'GET', host: 'content.localhost', path, query: { ref: 'x', pageSize: '1' }, body: null };
    for (const end of ['', '?path=documents/search'])
      expect(await sandbox().control('GET', `/api/requests${end}`)).toMatchObject([{ ...sent, headers, status: 404 }]);
    expect(await sandbox().control('GET', '/api/requests?path=documents')).toEqual([]);
  });

  it('masks the fields that recorded traffic masks, at any depth and in a form, and credentials, and no others', async () => {
    const secrets = { username: 'canary@example.com', password: 'Canary-Pw-1!', country: 'GB', tcVersion: '7' };
    const others = { platform: 'XEMT', deviceToken: 'b-1', code: '739105' };
    await post('launchpad.xe.localhost', '/authorization/websignup?site=account&email=canary@example.com', {
      body: JSON.stringify({ ...secrets, ...others, batch: [{ userId: 'canary', traits: { email: 'canary' } }] }),
      headers: { 'content-type': 'application/json' },
    });
    await post('launchpad.xe.localhost', '/oauth2/token', {
      body: new URLSearchParams({ grant_type: 'authorization_code', code_verifier: 'canary.verifier' }),
      headers: { authorization: 'Bearer canary.tok.en', cookie: 'xe_session=canary-session; other=canary-other' },
    });
    const masked = { username: mask, password: mask, country: mask, tcVersion: mask };
    const batch = [{ userId: mask, traits: { email: mask } }];
    expect(sandbox().journal.list('')).toMatchObject([
      { query: { site: 'account', email: mask }, body: { ...masked, ...others, batch } },
      {
        body: { grant_type: 'authorization_code', code_verifier: mask },
        headers: { authorization: mask, cookie: `xe_session=${mask}; other=${mask}` },
      },
    ]);
  });
});
