import { describe, expect, it } from 'vitest';
import { filterRequests } from '#env/sandbox/control/page/filterRequests.ts';
import type { JournalEntry } from '#env/sandbox/gateway/journal.ts';

const entry = (method: string, path: string, status: number | null): JournalEntry => ({
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
  entry('GET', '/env/config.json', null),
];
const pathsOf = (text: string, withFiles = false): readonly string[] =>
  filterRequests(entries, { text, withFiles }).map(({ path }) => path);

describe('the filter of requests', () => {
  it('lists the newest first, without the files of a page', () => {
    expect(pathsOf('')).toEqual(['/env/config.json', '/authorization/weblogin', '/profile']);
    expect(pathsOf('', true)).toHaveLength(4);
  });

  it('leaves out preflights, except where they are named', () => {
    const preflight = entry('OPTIONS', '/profile', 204);
    const found = (text: string, withFiles: boolean): number => filterRequests([preflight], { text, withFiles }).length;
    expect([found('', false), found('', true), found('options profile', false)]).toEqual([0, 1, 1]);
  });

  it.each([
    ['WEBLOGIN', ['/authorization/weblogin']],
    [' post  429 ', ['/authorization/weblogin']],
    ['get 429', []],
    ['waiting', ['/env/config.json']],
    ['launchpad profile', ['/profile']],
  ])('finds the requests with all words of "%s"', (text, paths) => {
    expect(pathsOf(text)).toEqual(paths);
  });
});
