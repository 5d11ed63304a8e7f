import { describe, expect, it } from 'vitest';
import { duration } from '#env/sandbox/control/parts.ts';
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

  it('finds the requests with all words of a search', () => {
    const searches = ['WEBLOGIN', ' post  429 ', 'get 429', 'app.js', 'options', 'waiting', 'launchpad get profile'];
    expect(searches.map((search) => pathsOf(search).join())).toEqual([
      '/authorization/weblogin',
      '/authorization/weblogin',
      '',
      '/assets/app.js',
      '/profile',
      '/env/config.json',
      '/profile',
    ]);
  });
});

it('a length of time is told in its greatest unit, however long ago', () => {
  const minute = 60_000;
  const told = [0, 999, 1500, 3 * minute, 119 * minute, 49 * 60 * minute, -5 * minute].map(duration);
  expect(told.join()).toBe('0 seconds,0 seconds,1 second,3 minutes,1 hour,2 days,5 minutes');
});
