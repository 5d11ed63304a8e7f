import { beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
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

  it('lists single and batched events in order of receipt', async () => {
    const fetch = sandbox().browser().accountFetch(mainBrand);
    const send = (path: string, body: object): Promise<Response> =>
      fetch(sandbox().origin(collector) + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'text/plain' },
      });
    await send('/v1/p', { type: 'page', name: 'login' });
    await send('/v1/b', {
      batch: [
        { type: 'track', event: 'Signed In' },
        { type: 'identify', userId: 'p-1' },
      ],
    });
    await send('/v1/m', { series: [] });
    expect(await sandbox().control('GET', '/api/events')).toMatchObject([
      { type: 'page', name: 'login' },
      { type: 'track', event: 'Signed In' },
      { type: 'identify', userId: 'p-1' },
    ]);
  });

  it('takes an event that is sent again only once', async () => {
    const send = (body: object): Promise<Response> =>
      sandbox().fetchAt(collector, '/v1/b', { method: 'POST', body: JSON.stringify(body) });
    const [signedIn, redirected, unnamed] = [
      { type: 'track', event: 'Signed In', messageId: 'm-1' },
      { type: 'track', event: 'Redirected', messageId: 'm-2' },
      { type: 'page', name: 'login' },
    ];
    await send({ batch: [signedIn, unnamed] });
    await send({ batch: [signedIn, redirected, unnamed] });
    expect(await sandbox().control('GET', '/api/events')).toMatchObject([signedIn, unnamed, redirected, unnamed]);
  });

  it.each(['/v1/T', '/v1/t1', '/v1/%74%2f', '/v1/'])('has no kind of event at %s', async (path) => {
    const body = '{"type":"track","event":"Signed In"}';
    expect((await sandbox().fetchAt(collector, path, { method: 'POST', body })).status).toBe(404);
    expect(await sandbox().control('GET', '/api/events')).toEqual([]);
  });

  it.each(['', 'no json', '[]', '{"batch":[1]}'])('refuses the invalid event %j', async (body) => {
    expect((await sandbox().fetchAt(collector, '/v1/t', { method: 'POST', body })).status).toBe(400);
    expect(await sandbox().control('GET', '/api/events')).toEqual([]);
  });
});
