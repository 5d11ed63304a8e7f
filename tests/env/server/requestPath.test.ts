import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeOf } from '#domain/navigation/routes.ts';
import { requestPath } from '#env/server/handler.ts';
import { pathSpelling, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { fixtureHandler } from './fixtureSite.ts';

const pathOf = (target: string): string | null => requestPath(new URL(`http://account.test${target}`).pathname);

describe('requestPath', () => {
  it.each([
    ['/signin?x=/a//b', '/signin'],
    ['/%2573ignin', '/%73ignin'],
    ['/%2f%2fa%2f', '/a/'],
    ['/a/./b/../c', '/a/c'],
    ['/a/%2e%2e/b', '/b'],
    ['/a%5cb', '/a\\b'],
    ['/%C3%A9', '/é'],
    ['/...', '/...'],
    ['/a/..%2fb', null],
    ['/a%2f.%2fb', null],
    ['/a%2f..', null],
    ['/%', null],
    ['/%c0%af', null],
    ['/%00', null],
    ['/%c2%85', null],
    ['/%e2%80%a8', null],
  ])('reads %s as %s: null if it climbs, cannot be decoded or has a control character', (target, path) => {
    expect(pathOf(target)).toBe(path);
  });
});

const origin = 'https://account.xe.test';
const handler = fixtureHandler('production');
const spelling = fc.oneof(routePath.chain(routeSpelling), routePath.chain(pathSpelling), routePath);
const query = fc.oneof(
  fc.constantFrom('', '?a=%2F%2fevil.example&b=%0d%0a', '?x=//y'),
  fc.webQueryParameters().map((text) => `?${text}`),
);

const send = (target: string, options: RequestInit = {}) => handler(new Request(origin + target, options));

it('a screen is answered at its own path only; any other spelling is sent there with the same query, and another path is not found', async () => {
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
    expect([posted.status, posted.headers.get('location'), posted.headers.get('allow')]).toEqual([
      405,
      null,
      'GET, HEAD',
    ]);
  });
  await fc.assert(property, { numRuns: 500 });
});
