import { describe, expect, it } from 'vitest';
import { findRequests } from '#env/sandbox/control/search.ts';
import type { JournalEntry } from '#env/sandbox/gateway/journal.ts';

const entry = (method: string, path: string, status: number | null): JournalEntry => ({
  id: 1,
  at: 0,
  method,
  host: 'launchpad.xe.localhost',
  path,
  query: {},
  headers: {},
  body: null,
  status,
});
const entries = [
  entry('GET', '/profile', 200),
  entry('POST', '/authorization/weblogin', 429),
  entry('GET', '/assets/app.js', 200),
  entry('OPTIONS', '/profile', 204),
  entry('GET', '/env/config.json', null),
];
const pathsOf = (search: string): readonly string[] => findRequests(entries, search).map(({ path }) => path);

describe('the filter of requests', () => {
  it('lists the newest first, without preflights and the files of a page', () => {
    expect(pathsOf('')).toEqual(['/env/config.json', '/authorization/weblogin', '/profile']);
  });

  it.each([
    ['WEBLOGIN', ['/authorization/weblogin']],
    [' post  429 ', ['/authorization/weblogin']],
    ['get 429', []],
    ['app.js', ['/assets/app.js']],
    ['options', ['/profile']],
    ['waiting', ['/env/config.json']],
    ['launchpad get profile', ['/profile']],
  ])('finds the requests with all words of "%s"', (text, paths) => {
    expect(pathsOf(text)).toEqual(paths);
  });
});
