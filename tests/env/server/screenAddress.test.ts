import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeOf } from '#domain/navigation/routes.ts';
import { pathSpelling, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { fixtureHandler } from './fixtureSite.ts';

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
});
