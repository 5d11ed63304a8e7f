import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeOf } from '#domain/navigation/routes.ts';
import { pathSpelling, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { otherHeaders, requestOf, serverRequest, type ServerRequest } from '#tests/arbitraries/serverRequest.ts';
import { fixtureAssets, fixtureHandler, privateFiles, privateText } from './fixtureSite.ts';

const anyRequest = serverRequest([...fixtureAssets.files.keys()]);
const otherRequest = fc.tuple(anyRequest, otherHeaders).map(([{ headers }, more]) => ({ ...headers, ...more }));
const spelled = fc.oneof(routePath.chain(routeSpelling), routePath.chain(pathSpelling));

const send = async (request: ServerRequest) => {
  const response = await fixtureHandler(requestOf(request));
  const headers: { readonly [name: string]: string } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
};

/** A test of a property of answers; the check says whether a run has reached the case, which a share of them must. */
const itAlways = <Value>(
  [title, share]: readonly [string, number],
  values: fc.Arbitrary<Value>,
  check: (request: ServerRequest, value: Value) => Promise<boolean>,
): void =>
  // oxlint-disable-next-line vitest/valid-title -- it is the caller's
  it(title, async () => {
    let cases = 0;
    const property = fc.asyncProperty(anyRequest, values, async (request, value) => {
      if (await check(request, value)) cases += 1;
    });
    await fc.assert(property, { numRuns: 300 });
    expect(cases / 300).toBeGreaterThanOrEqual(share);
  });

describe('every answer', () => {
  itAlways(
    ['is the same for all requests with the same address, method and values of the headers in Vary', 0.2],
    otherRequest,
    async (request, other) => {
      const first = await send(request);
      const vary = (first.headers['vary'] ?? '').toLowerCase().split(', ');
      const varied = Object.entries(request.headers).filter(([header]) => vary.includes(header));
      const unvaried = Object.entries(other).filter(([header]) => !vary.includes(header));
      expect(await send({ ...request, headers: Object.fromEntries([...varied, ...unvaried]) })).toEqual(first);
      return first.status < 300;
    },
  );

  itAlways(
    ['has no control character in a header, and redirects only to a screen of this site, with the same query', 0.1],
    fc.option(spelled, { freq: 2 }),
    async (request, spelling) => {
      const target = spelling ?? request.target;
      const { headers } = await send({ ...request, target });
      expect(Object.values(headers).join('')).toMatch(/^[\x20-\x7e]*$/);
      const { location } = headers;
      if (location === undefined || location === '/change-password') return false;
      expect(location).toMatch(/^\/(?![/\\])/);
      const { pathname, search } = new URL(`https://account.test${target}`);
      expect(location).toBe(`${routeOf(pathname)}${search}`);
      return true;
    },
  );

  itAlways(
    ['does not contain a private file, however its path is written', 0.5],
    fc.constantFrom(...privateFiles).chain(pathSpelling),
    async (request, target) => {
      const { status, body } = await send({ ...request, target });
      expect(body).not.toContain(privateText);
      return status === 404;
    },
  );

  itAlways(['has for HEAD the status and headers of GET, and no body', 0.9], fc.constant(null), async (request) => {
    const get = await send({ ...request, method: 'GET' });
    expect(await send({ ...request, method: 'HEAD' })).toEqual({ ...get, body: '' });
    return get.body !== '';
  });
});
