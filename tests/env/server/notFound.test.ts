import { describe, expect, it } from 'vitest';
import { fixtureHandler, headersOfHost } from './fixtureSite.ts';

const handler = fixtureHandler('production');

const ask = async (path: string, options: RequestInit = {}) => {
  const { status, headers } = await handler(new Request(`https://account.britline.test${path}`, options));
  return { status, headers, type: headers.get('content-type') };
};

const [page, text] = ['text/html; charset=utf-8', 'text/plain; charset=utf-8'];

describe('an address of nothing', () => {
  it.each([
    '/nowhere',
    '/signin.',
    '/continue%00',
    '/signin%0d%0aSet-Cookie:%20a=b',
    '/continue%ff',
    '/continue%',
    '/%zz',
    '/%c0%af',
    '/x%2f..%2fsignin',
    '/signin%2f..',
    '/..%2f..%2fetc%2fpasswd',
  ])('is answered to a person with the page of the brand: %s', async (path) => {
    const { status, type, headers } = await ask(path);
    expect([status, type]).toEqual([404, page]);
    expect([...headers]).toEqual(expect.arrayContaining([...headersOfHost('production', 'account.britline.test')]));
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, head.type]).toEqual([404, page]);
  });

  it.each([
    '/assets/gone.js',
    '/assets/gone%ff',
    '/assets/..%2findex.html',
    '/assets%2f..%2fprerendered/index.json',
    '/gone%00.txt',
    '/x%2f.git%2f..%2fHEAD',
    '/%c0%ae%c0%ae/env/config.json',
  ])('is answered with a short text if it is of a file: %s', async (path) => {
    const { status, type } = await ask(path);
    expect([status, type]).toEqual([404, text]);
  });

  it.each(['/nowhere', '/continue%ff', '/x%2f..%2fsignin'])('takes no form: %s', async (path) => {
    const { status, type } = await ask(path, { method: 'POST', body: 'a=b' });
    expect([status, type]).toEqual([404, text]);
  });
});
