import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeOf } from '#domain/navigation/routes.ts';
import { pathSpelling, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { otherHeaders, requestOf, serverRequest, type ServerRequest } from '#tests/arbitraries/serverRequest.ts';
import { fixtureAssets, fixtureHandler, privateFiles, privateText } from './fixtureSite.ts';

const anyRequest = serverRequest([...fixtureAssets.files.keys()]);
const otherRequest = fc.tuple(anyRequest, otherHeaders).map(([{ headers }, more]) => ({ ...headers, ...more }));
const runs = 300;

const send = async (request: ServerRequest) => {
  const response = await fixtureHandler(requestOf(request));
  return { status: response.status, headers: [...response.headers], body: await response.text() };
};
const headerOf = ({ headers }: Awaited<ReturnType<typeof send>>, name: string): string | null =>
  headers.find(([key]) => key === name)?.[1] ?? null;

/** A test of a property of answers; the check says whether a run has reached the case, which a share of them must. */
const itAlways = <Values extends unknown[]>(
  title: string,
  [share, ...values]: readonly [number, ...{ [At in keyof Values]: fc.Arbitrary<Values[At]> }],
  check: (...all: Values) => Promise<boolean>,
): void =>
  // oxlint-disable-next-line vitest/valid-title -- it is the caller's
  it(title, async () => {
    let cases = 0;
    const property = fc.asyncProperty(fc.tuple<Values>(...values), async (all) => {
      if (await check(...all)) cases += 1;
    });
    await fc.assert(property, { numRuns: runs });
    expect(cases / runs).toBeGreaterThanOrEqual(share);
  });

describe('every answer', () => {
  itAlways(
    'is the same for all requests with the same address, method and values of the headers in Vary',
    [0.2, anyRequest, otherRequest],
    async (request, other) => {
      const first = await send(request);
      const vary = (headerOf(first, 'vary') ?? '').toLowerCase().split(', ');
      const varied = Object.entries(request.headers).filter(([header]) => vary.includes(header));
      const unvaried = Object.entries(other).filter(([header]) => !vary.includes(header));
      expect(await send({ ...request, headers: Object.fromEntries([...varied, ...unvaried]) })).toEqual(first);
      return first.status < 300;
    },
  );

  itAlways(
    'has no control character in a header, and redirects only to a screen of this site, with the same query',
    [0.1, anyRequest, fc.option(fc.oneof(routePath.chain(routeSpelling), routePath.chain(pathSpelling)), { freq: 2 })],
    async (request, spelling) => {
      const answer = await send({ ...request, target: spelling ?? request.target });
      for (const [key, value] of answer.headers)
        expect([key, value]).toEqual([key, expect.stringMatching(/^[\x20-\x7e]*$/)]);
      const location = headerOf(answer, 'location');
      if (location === null || location === '/change-password') return false;
      expect(location).toMatch(/^\/(?![/\\])/);
      const { origin, pathname, search } = new URL(location, 'https://account.test');
      const asked = new URL(`https://account.test${spelling ?? request.target}`);
      expect([origin, pathname, search]).toEqual(['https://account.test', routeOf(asked.pathname), asked.search]);
      return true;
    },
  );

  itAlways(
    'does not contain a private file, however its path is written',
    [0.5, fc.constantFrom(...privateFiles).chain(pathSpelling), anyRequest],
    async (target, request) => {
      const { status, body } = await send({ ...request, target });
      expect(body).not.toContain(privateText);
      return status === 404;
    },
  );

  itAlways('has for HEAD the status and headers of GET, and no body', [0.9, anyRequest], async (request) => {
    const get = await send({ ...request, method: 'GET' });
    expect(await send({ ...request, method: 'HEAD' })).toEqual({ ...get, body: '' });
    return get.body !== '';
  });
});
