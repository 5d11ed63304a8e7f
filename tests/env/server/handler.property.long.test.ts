import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeOf } from '#domain/navigation/routes.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { pathSpelling, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { otherHeaders, requestOf, serverRequest, type ServerRequest } from '#tests/arbitraries/serverRequest.ts';
import { configText, fixtureAssets, fixtureHandler, privateFiles, privateText } from './fixtureSite.ts';

const anyRequest = serverRequest([...fixtureAssets.files.keys()]);
const at = (target: fc.Arbitrary<string>) =>
  fc.tuple(anyRequest, target).map(([request, other]) => ({ ...request, target: other }));

const send = async (request: ServerRequest) => {
  const response = await fixtureHandler(requestOf(request));
  const headers: { readonly [name: string]: string } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
};

/** Asserts a property of answers; the check says whether it has reached its case, which a share of the runs must. */
const always = async <Asked>(
  share: number,
  requests: fc.Arbitrary<Asked>,
  check: (request: Asked) => Promise<boolean>,
): Promise<void> => {
  const reached: boolean[] = [];
  await fc.assert(
    fc.asyncProperty(requests, async (request) => void reached.push(await check(request))),
    { numRuns: 300 },
  );
  expect(reached.filter((one) => one).length).toBeGreaterThanOrEqual(share * 300);
};

describe('every answer', () => {
  it('is the same for all requests with the same address, method and values of the headers in Vary', async () => {
    await always(0.2, fc.tuple(anyRequest, anyRequest, otherHeaders), async ([request, { headers: other }, more]) => {
      const first = await send(request);
      const vary = (first.headers['vary'] ?? '').toLowerCase().split(', ');
      const varied = Object.entries(request.headers).filter(([header]) => vary.includes(header));
      const unvaried = Object.entries({ ...other, ...more }).filter(([header]) => !vary.includes(header));
      expect(await send({ ...request, headers: Object.fromEntries([...varied, ...unvaried]) })).toEqual(first);
      return first.status < 300;
    });
  });

  it('has no control character in a header, and redirects only to a screen of this site, with the same query', async () => {
    const spelled = at(fc.oneof(routePath.chain(routeSpelling), routePath.chain(pathSpelling)));
    await always(0.1, fc.oneof(anyRequest, spelled), async (request) => {
      const { headers } = await send(request);
      for (const header of Object.entries(headers)) expect(header.join('')).toMatch(/^[\x20-\x7e]*$/);
      const { location } = headers;
      if (location === undefined || location === '/change-password') return false;
      const { pathname, search } = new URL(`https://account.test${request.target}`);
      expect(location).toBe(`${routeOf(pathname)}${search}`);
      return true;
    });
  });

  it('does not contain a private file, however its path is written', async () => {
    await always(0.5, at(fc.constantFrom(...privateFiles).chain(pathSpelling)), async (request) => {
      const { status, body } = await send(request);
      expect(body).not.toContain(privateText);
      return status === 404;
    });
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
