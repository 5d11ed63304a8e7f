import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeOf } from '#domain/navigation/routes.ts';
import type { Handler } from '#env/server/handler.ts';
import { pathSpelling, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { otherHeaders, requestOf, serverRequest, type ServerRequest } from '#tests/arbitraries/serverRequest.ts';
import { fixtureHandler, headersOfHost, privateFiles, privateText, publicFiles } from './fixtureSite.ts';

const anyRequest = serverRequest([...publicFiles.keys()]);
const otherRequest = fc.tuple(anyRequest, otherHeaders).map(([{ headers }, more]) => ({ ...headers, ...more }));
const environment = fc.constantFrom('staging', 'production');
const handlers: { readonly [name in 'staging' | 'production']: Handler } = {
  staging: fixtureHandler('staging'),
  production: fixtureHandler('production'),
};
const runs = 300;

type Reply = {
  readonly status: number;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly header: (name: string) => string | null;
  readonly body: string;
};

const send = async (handler: Handler, request: ServerRequest): Promise<Reply> => {
  const response = await handler(requestOf(request));
  const { status, headers } = response;
  return { status, headers: [...headers], header: (name) => headers.get(name), body: await response.text() };
};

type Property<Values extends unknown[]> = {
  readonly values: { [At in keyof Values]: fc.Arbitrary<Values[At]> };
  /** The share of the runs that reach the case at least. */
  readonly share: number;
};

/** A test of a property of answers; the check says whether a run has reached the case. */
const itAlways = <Values extends unknown[]>(
  title: string,
  { values, share }: Property<Values>,
  check: (...values: Values) => Promise<boolean>,
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

const isHtml = ({ header }: Reply): boolean => header('content-type')?.startsWith('text/html') === true;
const hostOf = ({ host }: ServerRequest): string => host.toLowerCase().replace(/:\d+$/, '');

describe('every answer', () => {
  itAlways(
    'is the same for all requests with the same address, method and values of the headers in Vary',
    { values: [environment, anyRequest, otherRequest], share: 0.2 },
    async (name, request, other) => {
      const first = await send(handlers[name], request);
      const vary = (first.header('vary') ?? '').toLowerCase().split(', ');
      const varied = Object.entries(request.headers).filter(([header]) => vary.includes(header));
      const unvaried = Object.entries(other).filter(([header]) => !vary.includes(header));
      const second = await send(handlers[name], { ...request, headers: Object.fromEntries([...varied, ...unvaried]) });
      expect({ ...second, header: null }).toEqual({ ...first, header: null });
      return first.status < 300;
    },
  );

  itAlways(
    'has nosniff and Cache-Control, and as a page all security headers of its brand',
    { values: [environment, anyRequest], share: 0.2 },
    async (name, request) => {
      const response = await send(handlers[name], request);
      const { headers, header } = response;
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('cache-control')).toMatch(
        isHtml(response)
          ? /^(?:private, )?no-cache, no-transform$/
          : /^(?:no-cache|no-store|public, max-age=31536000, immutable)$/,
      );
      expect(header('vary')).toMatch(/(?:^|, )Accept-Encoding$/);
      const ofBrand = isHtml(response) ? headersOfHost(name, hostOf(request)) : [];
      expect(headers).toEqual(expect.arrayContaining([...ofBrand]));
      return ofBrand.length > 0;
    },
  );

  itAlways(
    'has no control character in a header, and redirects only to a page of this site',
    { values: [environment, anyRequest, fc.option(routePath.chain(routeSpelling), { freq: 2 })], share: 0.1 },
    async (name, request, spelling) => {
      const { headers, header } = await send(handlers[name], { ...request, target: spelling ?? request.target });
      for (const [key, value] of headers) expect([key, value]).toEqual([key, expect.stringMatching(/^[\x20-\x7e]*$/)]);
      const location = header('location');
      if (location === null) return false;
      expect(location).toMatch(/^\/(?![/\\])/);
      const { origin, pathname } = new URL(location, 'https://account.test');
      expect([origin, routeOf(pathname)]).toEqual(['https://account.test', pathname]);
      return true;
    },
  );

  itAlways(
    'does not contain a private file, however its path is written',
    { values: [fc.constantFrom(...privateFiles).chain(pathSpelling), anyRequest], share: 0.5 },
    async (target, request) => {
      const { status, body } = await send(handlers.staging, { ...request, target });
      expect(body).not.toContain(privateText);
      return status === 404;
    },
  );

  itAlways(
    'has for HEAD the status and headers of GET, and no body',
    { values: [environment, anyRequest], share: 0.9 },
    async (name, request) => {
      const get = await send(handlers[name], { ...request, method: 'GET' });
      const head = await send(handlers[name], { ...request, method: 'HEAD' });
      expect({ ...head, header: null }).toEqual({ ...get, header: null, body: '' });
      return get.body !== '';
    },
  );

  itAlways(
    'is 304 for If-None-Match exactly if that names the current ETag of a page or file that is there',
    { values: [anyRequest, anyRequest], share: 0.3 },
    async (request, other) => {
      const get = { ...request, method: 'GET' };
      const now = await send(handlers.staging, get);
      const tag = now.header('etag');
      const otherTag = (await send(handlers.staging, { ...other, method: 'GET' })).header('etag') ?? '"gone"';
      for (const [match, isCurrent] of [
        [tag ?? '"gone"', tag !== null],
        [`"x" ,W/${tag ?? '"gone"'}, "y"`, tag !== null],
        ['*', tag !== null],
        [(tag ?? '"gone"').slice(1, -1), false],
        [otherTag, otherTag === tag],
      ] as const) {
        const again = await send(handlers.staging, { ...get, headers: { ...get.headers, 'if-none-match': match } });
        const is304 = isCurrent && now.status === 200;
        expect([match, again.status]).toEqual([match, is304 ? 304 : now.status]);
        expect(again.body).toBe(is304 ? '' : now.body);
        expect(again.header('content-security-policy')).toBe(now.header('content-security-policy'));
      }
      return tag !== null && now.status === 200;
    },
  );
});
