import { beforeEach, describe, expect, it } from 'vitest';
import { hosts } from '#env/sandbox/hosts.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));

const post = async (path: string, body: string): Promise<number> =>
  (await sandbox().fetchAt(hosts.collector, path, { method: 'POST', body })).status;

describe('the collector', () => {
  it('lists single and batched events in order of receipt, and takes one that is sent again only once', async () => {
    const page = { type: 'page', name: 'login' };
    const signedIn = { type: 'track', event: 'Signed In', messageId: 'm-1' };
    const redirected = { type: 'track', event: 'Redirected', messageId: 'm-2' };
    await post('/v1/p', JSON.stringify(page));
    await post('/v1/b', JSON.stringify({ batch: [signedIn, page] }));
    await post('/v1/b', JSON.stringify({ batch: [signedIn, redirected] }));
    expect(await sandbox().control('GET', '/api/events')).toMatchObject([page, signedIn, page, redirected]);
  });

  it('stores nothing that is no event or has no kind', async () => {
    const event = '{"type":"track","event":"Signed In"}';
    for (const path of ['/v1/T', '/v1/%74%2f']) expect(await post(path, event)).toBe(404);
    for (const body of ['', '[]', '{"batch":[1]}', '{"batch":{}}']) expect(await post('/v1/t', body)).toBe(400);
    expect(await sandbox().control('GET', '/api/events')).toEqual([]);
  });
});
