import { describe, expect, it } from 'vitest';
import { findRequests } from '#env/sandbox/control/search.ts';
import type { JournalEntry } from '#env/sandbox/gateway/journal.ts';

const unread = { id: 1, at: 0, host: 'launchpad.xe.localhost', query: {}, headers: {}, body: null };
const entries: readonly JournalEntry[] = [
  { ...unread, method: 'GET', path: '/profile', status: 200 },
  { ...unread, method: 'POST', path: '/authorization/weblogin', status: 429 },
  { ...unread, method: 'GET', path: '/assets/app.js', status: 200 },
  { ...unread, method: 'OPTIONS', path: '/profile', status: 204 },
  { ...unread, method: 'GET', path: '/env/config.json', status: null },
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
