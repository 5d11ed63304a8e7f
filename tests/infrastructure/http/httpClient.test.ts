import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeHttp } from '#infrastructure/http/httpClient.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';

type Sent = { readonly url: string; readonly init: RequestInit };

const setUp = (answer: () => Response | Promise<Response>, base = 'https://api.test/v1') => {
  const sent: Sent[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url: url instanceof Request ? url.url : url.toString(), init });
    return answer();
  };
  return { sent, http: makeHttp({ base, fetch, now: () => 0, query: { site: 'account' } }) };
};

const json = (body: unknown, init: ResponseInit = {}): Response => new Response(JSON.stringify(body), init);

describe('httpClient', () => {
  it.each([
    ['https://api.test/v1', 'profiles/1'],
    ['https://api.test/v1//', '/profiles/1'],
  ])('keeps the path of the base %s, escapes the query and leaves out null values', async (base, path) => {
    const { http, sent } = setUp(() => json({}), base);
    await http.get(path, { query: { a: '1&b=2', none: null } })();
    expect(sent.map(({ url }) => url)).toEqual(['https://api.test/v1/profiles/1?a=1%26b%3D2&site=account']);
  });

  it('reports a network failure, an interrupted body and an invalid address', async () => {
    const failing = setUp(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failing.http.get('a')()).toMatchObject(E.left({ _tag: 'Unreachable', reason: 'fetch failed' }));
    const broken = setUp(
      () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset by peer')) })),
    );
    expect(await broken.http.get('a')()).toMatchObject(E.left({ _tag: 'Unreachable', reason: 'reset by peer' }));
    const invalid = setUp(() => json({}), 'not an address');
    expect(await invalid.http.get('a')()).toMatchObject(E.left({ _tag: 'Unreachable' }));
  });

  it.each([
    ['120', 120_000],
    [' 5 ', 5000],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
    ['Wed, 31 Dec 1969 23:00:00 GMT', 0],
    ['soon', null],
    ['86401', 86_400_000],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400_000],
    ['9999999999', null],
  ])('reads the Retry-After %j, a day at most, of a refusal and of a success', async (header, retryAfterMs) => {
    const headers = { 'retry-after': header };
    const refusing = setUp(() => json({}, { status: 429, headers })).http;
    expect(await refusing.get('a')()).toMatchObject(E.left({ _tag: 'Status', retryAfterMs }));
    const granting = setUp(() => json({}, { headers })).http;
    expect(await granting.post('a', {})()).toMatchObject(E.right({ retryAfterMs }));
  });
});

describe('normalisedFault', () => {
  it('reports the status, code and message of a refusal, and nothing else of its body', () => {
    const body = { code: 'X', message: 'no', token: 'canary.tok.en' };
    const fault = { _tag: 'Status', status: 403, code: 'X', message: 'no', retryAfterMs: null, body } as const;
    const error = normalisedFault(fault);
    expect(error).toMatchObject({ message: 'no', statusCode: 403, responseBody: { code: 'X', message: 'no' } });
    expect(JSON.stringify(error)).not.toContain('canary');
    expect(normalisedFault({ ...fault, code: null, message: null }).message).toBe('The answer has status 403');
  });

  it('has the stack of the report or of the thrown error', () => {
    expect(normalisedFault({ _tag: 'Malformed', report: 'a: expected string' }).stack).toContain('normalisedFault');
    expect(normalisedFault({ _tag: 'Unreachable', reason: 'reset', stack: 'thrown here' }).stack).toBe('thrown here');
    expect(normalisedFault({ _tag: 'Cancelled' }).message).toBe('The call was given up');
  });
});
