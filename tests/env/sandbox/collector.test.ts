import { beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));

const collector = 'collector.localhost';

describe('the collector', () => {
  it('sends a source the settings with this collector as destination', async () => {
    const fetch = sandbox().browser().accountFetch(mainBrand);
    const settings = await (await fetch(`${sandbox().origin(collector)}/v1/projects/key-1/settings`)).json();
    expect(settings.integrations['Segment.io']).toMatchObject({
      apiKey: 'key-1',
      apiHost: `collector.localhost:${sandbox().port}/v1`,
      protocol: 'http',
    });
  });

  it('lists single and batched events in order of receipt, and takes one that is sent again only once', async () => {
    const send = (path: string, body: object): Promise<Response> =>
      sandbox().fetchAt(collector, path, { method: 'POST', body: JSON.stringify(body) });
    const page = { type: 'page', name: 'login' };
    const signedIn = { type: 'track', event: 'Signed In', messageId: 'm-1' };
    const redirected = { type: 'track', event: 'Redirected', messageId: 'm-2' };
    await send('/v1/p', page);
    await send('/v1/b', { batch: [signedIn, page] });
    await send('/v1/b', { batch: [signedIn, redirected] });
    expect(await sandbox().control('GET', '/api/events')).toMatchObject([page, signedIn, page, redirected]);
  });

  it('stores nothing that is no event or has no kind', async () => {
    const event = '{"type":"track","event":"Signed In"}';
    const post = async (path: string, body: string): Promise<number> =>
      (await sandbox().fetchAt(collector, path, { method: 'POST', body })).status;
    for (const path of ['/v1/T', '/v1/t1', '/v1/%74%2f']) expect(await post(path, event)).toBe(404);
    for (const body of ['', '[]', '{"batch":[1]}', '{"batch":{}}']) expect(await post('/v1/t', body)).toBe(400);
    expect(await sandbox().control('GET', '/api/events')).toEqual([]);
  });
});
