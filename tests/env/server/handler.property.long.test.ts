import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { routeOf } from '#domain/navigation/routes.ts';
import type { Handler } from '#env/server/handler.ts';
import { pathSpelling } from '#tests/arbitraries/pathSpelling.ts';
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

let cases = 0;
beforeEach(() => {
  cases = 0;
});

/** Expects that a property reached its case in a share of its runs. */
const expectShare = (share: number): void => expect(cases / runs).toBeGreaterThanOrEqual(share);

const isHtml = ({ header }: Reply): boolean => header('content-type')?.startsWith('text/html') === true;
const hostOf = ({ host }: ServerRequest): string => host.toLowerCase().replace(/:\d+$/, '');

describe('every answer', () => {
  it('is the same for all requests with the same address, method and values of the headers in Vary', async () => {
    const property = fc.asyncProperty(environment, anyRequest, otherRequest, async (name, request, other) => {
      const first = await send(handlers[name], request);
      const vary = (first.header('vary') ?? '').toLowerCase().split(', ');
      const varied = Object.entries(request.headers).filter(([header]) => vary.includes(header));
      const unvaried = Object.entries(other).filter(([header]) => !vary.includes(header));
      const second = await send(handlers[name], { ...request, headers: Object.fromEntries([...varied, ...unvaried]) });
      if (first.status < 300) cases += 1;
      expect({ ...second, header: null }).toEqual({ ...first, header: null });
    });
    await fc.assert(property, { numRuns: runs });
    expectShare(0.2);
  });

  it('has nosniff and Cache-Control, and as a page all security headers of its brand', async () => {
    const property = fc.asyncProperty(environment, anyRequest, async (name, request) => {
      const response = await send(handlers[name], request);
      const { headers, header } = response;
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('cache-control')).toMatch(/^(?:no-cache|no-store|public, max-age=31536000, immutable)$/);
      expect(header('vary')).toMatch(/(?:^|, )Accept-Encoding$/);
      if (!isHtml(response)) return;
      cases += 1;
      expect(headers).toEqual(expect.arrayContaining([...headersOfHost(name, hostOf(request))]));
    });
    await fc.assert(property, { numRuns: runs });
    expectShare(0.2);
  });

  it('has no control character in a header, and redirects only to a page of this site', async () => {
    const methods = fc.constantFrom('GET', 'POST', 'POST');
    const property = fc.asyncProperty(environment, anyRequest, methods, async (name, request, method) => {
      const { headers, header } = await send(handlers[name], { ...request, method });
      for (const [key, value] of headers) expect([key, value]).toEqual([key, expect.stringMatching(/^[\x20-\x7e]*$/)]);
      const location = header('location');
      if (location === null) return;
      cases += 1;
      expect(location).toMatch(/^\/(?![/\\])/);
      const { origin, pathname } = new URL(location, 'https://account.test');
      expect([origin, routeOf(pathname)]).toEqual(['https://account.test', pathname]);
    });
    await fc.assert(property, { numRuns: runs });
    expectShare(0.05);
  });

  it('does not contain a private file, however its path is written', async () => {
    const spelled = fc.constantFrom(...privateFiles).chain(pathSpelling);
    const property = fc.asyncProperty(spelled, anyRequest, async (target, request) => {
      const { status, body } = await send(handlers.staging, { ...request, target });
      if (status === 404) cases += 1;
      expect(body).not.toContain(privateText);
    });
    await fc.assert(property, { numRuns: runs });
    expectShare(0.5);
  });

  it('has for HEAD the status and headers of GET, and no body', async () => {
    const property = fc.asyncProperty(environment, anyRequest, async (name, request) => {
      const get = await send(handlers[name], { ...request, method: 'GET' });
      const head = await send(handlers[name], { ...request, method: 'HEAD' });
      if (get.body !== '') cases += 1;
      expect({ ...head, header: null }).toEqual({ ...get, header: null, body: '' });
    });
    await fc.assert(property, { numRuns: runs });
    expectShare(0.9);
  });
});

describe('If-None-Match', () => {
  it('leads to 304 exactly if it names the current ETag of a page or file that is there', async () => {
    const property = fc.asyncProperty(anyRequest, anyRequest, async (request, other) => {
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
        expect(again.headers).toEqual(now.headers);
      }
      if (tag !== null && now.status === 200) cases += 1;
    });
    await fc.assert(property, { numRuns: runs });
    expectShare(0.3);
  });
});
