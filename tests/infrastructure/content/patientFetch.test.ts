import { describe, expect, it } from 'vitest';
import { makePatientFetch } from '#infrastructure/content/patientFetch.ts';

const refusing = (headers: Record<string, string>, times = Number.POSITIVE_INFINITY) => {
  let asked = 0;
  const fetch = async (): Promise<Response> => {
    asked += 1;
    return asked > times ? new Response('{}') : new Response('slow down', { status: 429, headers });
  };
  return makePatientFetch({ fetch, now: () => 0 });
};

const pauseOf = async (headers: Record<string, string>): Promise<string | null> =>
  (await refusing(headers)('https://content.test/api/v2')).headers.get('retry-after');

describe('patientFetch', () => {
  it.each([
    [{}, '1'],
    [{ 'retry-after': '3' }, '3'],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:02 GMT' }, '2'],
    [{ 'retry-after': 'soon' }, '1'],
  ])('says %j as so many seconds', async (headers, seconds) => {
    expect(await pauseOf(headers)).toBe(seconds);
  });

  it('lets every other answer through as it is', async () => {
    const answer = await refusing({}, 0)('https://content.test/api/v2');
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
  });

  it('has failed after three waits, and begins anew after that', async () => {
    const fetch = refusing({});
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await fetch('https://content.test/api/v2')).status);
    expect(statuses).toEqual([429, 429, 429, 503, 429]);
  });

  it('does not count one address against another', async () => {
    const fetch = refusing({});
    for (let call = 0; call < 3; call += 1) await fetch('https://content.test/api/v2');
    expect((await fetch('https://content.test/api/v2/documents/search')).status).toBe(429);
  });

  it('does not wait for more than a minute', async () => {
    expect((await refusing({ 'retry-after': '3600' })('https://content.test/api/v2')).status).toBe(503);
  });
});
