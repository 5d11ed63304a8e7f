import { beforeEach, describe, expect, it } from 'vitest';
import { mask } from '#env/sandbox/gateway/maskSecrets.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));

const launchpad = 'launchpad.xe.localhost';
const json = { 'content-type': 'application/json' };
const post = (host: string, path: string, sent: Pick<RequestInit, 'body' | 'headers'>): Promise<Response> =>
  sandbox().fetchAt(host, path, { method: 'POST', ...sent });

describe('the journal', () => {
  it('records each request and the status of its answer', async () => {
    await sandbox().fetchAt('content.localhost', '/api/v2/documents/search?ref=x&pageSize=1', {
      headers: { accept: 'a/b' },
    });
    expect(await sandbox().control('GET', '/api/requests?path=documents/search')).toMatchObject([
      {
        method: 'GET',
        host: 'content.localhost',
        path: '/api/v2/documents/search',
        query: { ref: 'x', pageSize: '1' },
        headers: { accept: 'a/b' },
        body: null,
        status: 404,
      },
    ]);
  });

  it('masks the fields that recorded traffic masks, and no others', async () => {
    const secrets = { username: 'canary@example.com', password: 'Canary-Pw-1!', country: 'GB', tcVersion: '7' };
    const others = { platform: 'XEMT', deviceToken: 'b-1', code: '739105' };
    const path = '/authorization/websignup?site=account&email=canary@example.com';
    await post(launchpad, path, { body: JSON.stringify({ ...secrets, ...others }), headers: json });
    const [entry] = sandbox().journal.list('websignup');
    expect(entry?.body).toEqual({ username: mask, password: mask, country: mask, tcVersion: mask, ...others });
    expect(entry?.query).toEqual({ site: 'account', email: mask });
  });

  it('masks secrets at any depth, in forms, and in headers with credentials', async () => {
    const event = { batch: [{ userId: 'u-1', traits: { email: 'canary@example.com' } }] };
    await post('collector.localhost', '/v1/t', { body: JSON.stringify(event) });
    await post(launchpad, '/oauth2/token', {
      body: new URLSearchParams({ grant_type: 'authorization_code', code_verifier: 'canary.verifier' }),
      headers: { authorization: 'Bearer canary.tok.en', cookie: 'xe_session=canary-session; other=canary-other' },
    });
    const all = JSON.stringify(sandbox().journal.list(''));
    expect(all).not.toContain('canary');
    expect(all).toContain(`xe_session=${mask}; other=${mask}`);
  });

  it('does not record the control room, and is empty after a reset', async () => {
    await sandbox().fetchAt('content.localhost', '/api/v2');
    expect(sandbox().journal.list('')).toHaveLength(1);
    await sandbox().control('POST', '/api/reset');
    expect(await sandbox().control('GET', '/api/requests')).toEqual([]);
  });
});
