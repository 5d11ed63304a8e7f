import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import type { ContentFaultKind } from '#domain/brand/contentFault.ts';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { contentHost } from '#env/sandbox/hosts.ts';
import { setUpContentService } from './setUpContentService.ts';

const [, britline = mainBrand] = brands;

const { sandbox, prismic, requestCount } = setUpContentService();

describe('prismicThemes with a faulty content service', () => {
  const stale = [
    ['InvalidRef', 404, { type: 'api_notfound_error', message: 'Ref not found. Master ref is: another' }],
    ['ExpiredRef', 410, { type: 'api_validation_error', message: 'Ref expired. Master ref is: another' }],
  ] as const;

  it.each(stale)('retries three times after the first try for %s', async (kind, status, body) => {
    sandbox().faults.add({ host: contentHost, path: '/documents/search', status, body });
    expect(await prismic().fetch(britline, 'britline')()).toMatchObject(
      E.left({ _tag: kind, error: { statusCode: status } }),
    );
    const [first, ...retries] = sandbox()
      .journal.list('/documents/search')
      .map(({ query }) => JSON.stringify(query));
    expect(retries).toHaveLength(3);
    expect(retries.every((query) => query.includes('another') && query !== first)).toBe(true);
  });

  it.each(stale)('returns the theme that the third retry for %s gets', async (_, status, body) => {
    const { refs } = JSON.parse(await (await sandbox().fetchAt(contentHost, '/api/v2')).text());
    const message = body.message.replace('another', refs[0].ref);
    const fault = { host: contentHost, path: '/documents/search', times: 3, status, body: { ...body, message } };
    sandbox().faults.add(fault);
    expect(E.isRight(await prismic().fetch(britline, 'britline')())).toBe(true);
    expect(requestCount('/documents/search')).toBe(4);
  });

  it('retries three times after the first try when there are too many requests, and keeps a new ref', async () => {
    const search = { host: contentHost, path: '/documents/search' };
    const { refs } = JSON.parse(await (await sandbox().fetchAt(contentHost, '/api/v2')).text());
    const message = `Ref expired. Master ref is: ${refs[0].ref}`;
    sandbox().faults.add({ ...search, times: 1, status: 410, body: { type: 'api_validation_error', message } });
    sandbox().faults.add({ ...search, status: 429, headers: { 'Retry-After': '0' } });
    expect(await prismic().fetch(britline, 'britline')()).toMatchObject(E.left({ _tag: 'Unavailable' }));
    const statuses = sandbox()
      .journal.list('/documents/search')
      .map(({ status }) => status);
    expect(statuses).toEqual([410, 429, 429, 429, 429]);
  });

  type Failure = readonly [kind: ContentFaultKind, what: string, fault: Partial<InjectedFault>];
  const previewToken = { type: 'api_security_error', message: 'The preview token has expired.' };
  const refusals: ReadonlyArray<Failure> = [
    ['BadRequest', '400', { status: 400, body: { type: 'parsing-error', message: 'no' } }],
    ['BadRequest', '400 that is not JSON', { status: 400, body: '<h1>' }],
    ['Forbidden', '401', { status: 401, body: { message: 'no' } }],
    ['Forbidden', '403', { status: 403, body: { message: 'no' } }],
    ['Forbidden', '403 that is not JSON', { status: 403, body: 'no' }],
    ['NotFound', '404', { status: 404, body: { message: 'no' } }],
    ['ExpiredPreviewToken', '404 with an expired preview token', { status: 404, body: previewToken }],
    ['ExpiredRef', '410 without a master ref', { status: 410, body: { message: 'gone' } }],
    ['Unavailable', '500 that is not JSON', { status: 500, body: '<h1>' }],
    ['Unavailable', 'a connection that breaks', { reset: true }],
    ['Unavailable', 'an empty body', { status: 200, body: '' }],
    ['Unavailable', 'no JSON', { status: 200, body: '<h1>' }],
  ];

  it.each(refusals)('returns %s for %s, from the search and from the repository', async (kind, _, fault) => {
    for (const path of ['/documents/search', '/api/v2']) {
      sandbox().faults.add({ host: contentHost, path, times: 1, ...fault });
      const error = { message: expect.any(String), statusCode: fault.status === 200 ? null : (fault.status ?? null) };
      expect(await prismic().fetch(britline, 'britline')()).toMatchObject(E.left({ _tag: kind, error }));
      sandbox().faults.clear();
    }
  });

  it.each([
    ['Unavailable', 'another shape', { results: 'many' }],
    ['NotFound', 'no documents', { results: [] }],
    ['Unavailable', 'a document of another shape', { results: [{ data: { logo: 'a.png' } }] }],
  ])('returns %s for a search with %s', async (_tag, _, body) => {
    sandbox().faults.add({ host: contentHost, path: '/documents/search', times: 1, status: 200, body });
    expect(await prismic().fetch(britline, 'britline')()).toMatchObject(E.left({ _tag }));
  });
});
