import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { hosts } from '#env/sandbox/hosts.ts';
import { setUpContentService } from './setUpContentService.ts';

const [, britline = mainBrand] = brands;

const { sandbox, prismic, requestCount } = setUpContentService();
const search = { host: hosts.content, path: '/documents/search' };
const theme = (parts = {}) => prismic(parts).fetch(britline, 'britline')();
/** The current reference of the repository. */
const masterRef = async (): Promise<string> =>
  JSON.parse(await (await sandbox().fetchAt(hosts.content, '/api/v2')).text()).refs[0].ref;

describe('contentThemes with a faulty content service', () => {
  const stale = [
    ['invalid ref', 404, { type: 'api_notfound_error', message: 'Ref not found. Master ref is: another' }],
    ['expired ref', 410, { type: 'api_validation_error', message: 'Ref expired. Master ref is: another' }],
  ] as const;

  it.each(stale)('retries three times after the first try for %s', async (kind, status, body) => {
    sandbox().faults.add({ ...search, status, body });
    expect(await theme()).toMatchObject(E.left({ statusCode: status, message: expect.stringContaining(kind) }));
    const [first = '', ...retries] = sandbox()
      .journal.list('/documents/search')
      .map(({ query }) => JSON.stringify(query));
    expect(first).not.toContain('another');
    expect(retries).toEqual(Array(3).fill(expect.stringContaining('another')));
  });

  it('returns the theme that the third retry gets', async () => {
    const body = { type: 'api_validation_error', message: `Ref expired. Master ref is: ${await masterRef()}` };
    sandbox().faults.add({ ...search, times: 3, status: 410, body });
    expect(E.isRight(await theme())).toBe(true);
    expect(requestCount('/documents/search')).toBe(4);
  });

  it('retries three times when there are too many requests, after the wait that the service asks for or a second', async () => {
    const message = `Ref expired. Master ref is: ${await masterRef()}`;
    sandbox().faults.add({ ...search, times: 1, status: 410, body: { type: 'api_validation_error', message } });
    sandbox().faults.add({ ...search, times: 1, status: 429, headers: { 'Retry-After': '3' } });
    sandbox().faults.add({ ...search, status: 429 });
    const waits: number[] = [];
    const clock = { now: () => 0, wait: (ms: number) => async () => void waits.push(ms) };
    expect(await theme({ clock })).toMatchObject(E.left({ statusCode: 429 }));
    const sent = sandbox().journal.list('/documents/search');
    expect(sent.map(({ status }) => status)).toEqual([410, 429, 429, 429]);
    expect(waits).toEqual([3000, 1000]);
  });

  it('gives up at once where the service asks for a wait above a minute', async () => {
    sandbox().faults.add({ ...search, status: 429, headers: { 'Retry-After': '61' } });
    expect(await theme()).toMatchObject(E.left({ statusCode: 429 }));
    expect(requestCount('/documents/search')).toBe(1);
  });

  type Failure = readonly [kind: string, what: string, fault: Partial<InjectedFault>];
  const previewToken = { type: 'api_security_error', message: 'The preview token has expired.' };
  const refusals: ReadonlyArray<Failure> = [
    ['bad request', '400', { status: 400, body: { type: 'parsing-error', message: 'no' } }],
    ['forbidden', '401', { status: 401, body: { message: 'no' } }],
    ['forbidden', '403 that is not JSON', { status: 403, body: 'no' }],
    ['not found', '404', { status: 404, body: { message: 'no' } }],
    ['expired preview token', '404 with an expired preview token', { status: 404, body: previewToken }],
    ['expired ref', '410 without a master ref', { status: 410, body: { message: 'gone' } }],
    ['unavailable', '500 that is not JSON', { status: 500, body: '<h1>' }],
    ['', 'a connection that breaks', { reset: true }],
    ['', 'an empty body', { status: 200, body: '' }],
    ['', 'no JSON', { status: 200, body: '<h1>' }],
  ];

  it.each(refusals)('names a fault %j for %s, from the search and from the repository', async (kind, _, fault) => {
    for (const path of ['/documents/search', '/api/v2']) {
      sandbox().faults.add({ host: hosts.content, path, times: 1, ...fault });
      const statusCode = fault.status === 200 ? null : (fault.status ?? null);
      const error = { message: expect.stringContaining(kind), statusCode };
      expect(await theme()).toMatchObject(E.left(error));
      sandbox().faults.clear();
    }
  });

  it('fails for a search with another shape, without documents, and with a document of another shape, and keeps the last theme', async () => {
    const themes = prismic();
    const last = await themes.fetch(britline, 'britline')();
    for (const results of ['many', [], [{ data: { logo: 'a.png' } }]]) {
      sandbox().faults.add({ ...search, times: 1, status: 200, body: { results } });
      expect([results, E.isLeft(await themes.fetch(britline, 'britline')())]).toEqual([results, true]);
    }
    expect(E.right(themes.cached(britline, 'britline'))).toEqual(last);
  });
});
