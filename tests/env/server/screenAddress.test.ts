import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeOf } from '#domain/navigation/routes.ts';
import { pathSpelling, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { otherHeaders } from '#tests/arbitraries/serverRequest.ts';
import { fixtureHandler, headersOfHost } from './fixtureSite.ts';

const origin = 'https://account.xe.test';
const handler = fixtureHandler('production');
const spelling = fc.oneof(routePath.chain(routeSpelling), routePath.chain(pathSpelling), routePath);
const query = fc.oneof(
  fc.constantFrom('', '?a=%2F%2fevil.example&b=%0d%0a', '?x=//y'),
  fc.webQueryParameters().map((text) => `?${text}`),
);

const send = (target: string, options: RequestInit = {}) => handler(new Request(origin + target, options));

describe('a screen', () => {
  it('is answered at its own path only; any other spelling is sent there with the same query, and another path is not found', async () => {
    const property = fc.asyncProperty(spelling, query, async (path, search) => {
      const { pathname, search: asked } = new URL(origin + path + search);
      const screen = routeOf(pathname);
      const { status, headers } = await send(path + search);
      const location = screen === null || screen === pathname ? null : screen + asked;
      expect([status, headers.get('location')]).toEqual([
        screen === null ? 404 : location === null ? 200 : 308,
        location,
      ]);
      const posted = await send(path + search, { method: 'POST' });
      expect([posted.status, posted.headers.get('location')]).toEqual(
        screen === null ? [404, null] : [303, screen + asked],
      );
    });
    await fc.assert(property, { numRuns: 500 });
  });

  it('is answered to any spelling of its path, after one redirect at most', async () => {
    const spelled = routePath.chain((path) => fc.tuple(fc.constant(path), routeSpelling(path)));
    const property = fc.asyncProperty(spelled, query, async ([path, target], search) => {
      const first = await send(target + search);
      const location = first.headers.get('location') ?? target + search;
      const [shown, wanted] = [location, path + search].map((address) => new URL(origin + address));
      expect([shown?.pathname, shown?.search]).toEqual([wanted?.pathname, wanted?.search]);
      expect((await send(location)).status).toBe(200);
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it('is sent to with the security headers of the brand, and no cache keeps the answer, whatever else was asked', async () => {
    const property = fc.asyncProperty(otherHeaders, fc.constantFrom('GET', 'HEAD'), async (headers, method) => {
      const answer = await send('//Signin/?a=b', { headers, method });
      expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([308, '/signin?a=b', '']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect([...answer.headers]).toEqual(expect.arrayContaining([...headersOfHost('production', 'account.xe.test')]));
    });
    await fc.assert(property);
  });
});
