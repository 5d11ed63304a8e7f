import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeOf } from '#domain/navigation/routes.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { pathSpelling, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { type InCase, reachesInTime } from '#tests/arbitraries/reaches.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { otherHeaders, requestOf, serverRequest, type ServerRequest } from '#tests/arbitraries/serverRequest.ts';
import { configText, fixtureAssets, fixtureHandler, privateFiles, privateText } from './fixtureSite.ts';

const anyRequest = serverRequest([...fixtureAssets.files.keys()]);
const spelled = fc.oneof(routePath.chain(routeSpelling), routePath.chain(pathSpelling));
const runs = { numRuns: 300 };

const send = async (request: ServerRequest) => {
  const response = await fixtureHandler(requestOf(request));
  const headers: { readonly [name: string]: string } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
};

describe('every answer', () => {
  it('is the same for all requests with the same address, method and values of the headers in Vary', async () => {
    const propertyOf = (inCase: InCase) =>
      fc.asyncProperty(anyRequest, anyRequest, otherHeaders, async (request, { headers: other }, more) => {
        const first = await send(request);
        const vary = (first.headers['vary'] ?? '').toLowerCase().split(', ');
        const varied = Object.entries(request.headers).filter(([header]) => vary.includes(header));
        const unvaried = Object.entries({ ...other, ...more }).filter(([header]) => !vary.includes(header));
        expect(await send({ ...request, headers: Object.fromEntries([...varied, ...unvaried]) })).toEqual(first);
        inCase(first.status < 300);
      });
    await reachesInTime(20, propertyOf, runs);
  });

  it('has no control character in a header, and redirects only to a screen of this site, with the same query', async () => {
    const propertyOf = (inCase: InCase) =>
      fc.asyncProperty(anyRequest, fc.option(spelled, { freq: 2 }), async (request, spelling) => {
        const target = spelling ?? request.target;
        const { headers } = await send({ ...request, target });
        expect(Object.entries(headers).join('')).toMatch(/^[\x20-\x7e]*$/);
        const { pathname, search } = new URL(`https://account.test${target}`);
        const { location = '/change-password' } = headers;
        const isMoved = inCase(location !== '/change-password');
        expect(location).toBe(isMoved ? `${routeOf(pathname)}${search}` : '/change-password');
      });
    await reachesInTime(10, propertyOf, runs);
  });

  it('does not contain a private file, however its path is written', async () => {
    const path = fc.constantFrom(...privateFiles).chain(pathSpelling);
    const propertyOf = (inCase: InCase) =>
      fc.asyncProperty(anyRequest, path, async (request, target) => {
        const { status, body } = await send({ ...request, target });
        expect(body).not.toContain(privateText);
        inCase(status === 404);
      });
    await reachesInTime(50, propertyOf, runs);
  });

  // Because: some browsers keep the headers of a response with its body.
  it('has another ETag with another policy, and else the same', async () => {
    const tagWith = async (config: string): Promise<string> => {
      const handler = makeHandler(
        fixtureAssets,
        readConfig(config, () => undefined),
      );
      return (await handler(new Request('https://account.xe.test/signin'))).headers.get('etag') ?? '';
    };
    expect(await tagWith(configText)).toBe(await tagWith(configText));
    expect(await tagWith(configText)).not.toBe(await tagWith(configText.replace('reports.test', 'others.test')));
  });
});
