import { describe, expect, it } from 'vitest';
import { makeRetryingFetch } from '#infrastructure/content/retryingFetch.ts';

const rateLimited = (headers: Record<string, string>, times = Number.POSITIVE_INFINITY) => {
  let requests = 0;
  const fetch = async (): Promise<Response> => {
    requests += 1;
    return requests > times ? new Response('{}') : new Response('slow down', { status: 429, headers });
  };
  return makeRetryingFetch({ fetch, now: () => 0 });
};

const retryAfterOf = async (headers: Record<string, string>): Promise<string | null> =>
  (await rateLimited(headers)('https://content.test/api/v2')).headers.get('retry-after');

describe('retryingFetch', () => {
  it.each([
    [{}, '1'],
    [{ 'retry-after': '3' }, '3'],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:02 GMT' }, '2'],
    [{ 'retry-after': 'soon' }, '1'],
  ])('reads %j as %s seconds', async (headers, seconds) => {
    expect(await retryAfterOf(headers)).toBe(seconds);
  });

  it('returns every other answer unchanged', async () => {
    const answer = await rateLimited({}, 0)('https://content.test/api/v2');
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
  });

  it('fails after three retries, and starts counting again', async () => {
    const fetch = rateLimited({});
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await fetch('https://content.test/api/v2')).status);
    expect(statuses).toEqual([429, 429, 429, 503, 429]);
  });

  it('counts the retries of each address separately', async () => {
    const fetch = rateLimited({});
    for (let call = 0; call < 3; call += 1) await fetch('https://content.test/api/v2');
    expect((await fetch('https://content.test/api/v2/documents/search')).status).toBe(429);
  });

  it('does not wait longer than a minute', async () => {
    expect((await rateLimited({ 'retry-after': '3600' })('https://content.test/api/v2')).status).toBe(503);
  });
});
