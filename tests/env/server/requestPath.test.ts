import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestPath } from '#env/server/requestPath.ts';
import { pathSpelling } from '#tests/arbitraries/pathSpelling.ts';

const pathOf = (target: string): string | null => requestPath(new URL(`http://account.test${target}`));

describe('requestPath', () => {
  it.each([
    ['/signin?x=/a//b', '/signin'],
    ['/%2573ignin', '/%73ignin'],
    ['/%2f%2fa%2f', '/a/'],
    ['/a/./b/../c', '/a/c'],
    ['/a/%2e%2e/b', '/b'],
    ['/a%5cb', '/a\\b'],
    ['/%C3%A9', '/é'],
    ['/...', '/...'],
    ['/a/..%2fb', null],
    ['/a%2f.%2fb', null],
    ['/a%2f..', null],
    ['/%', null],
    ['/%c0%af', null],
    ['/%00', null],
    ['/%c2%85', null],
    ['/%e2%80%a8', null],
  ])('reads %s as %s: null if it climbs, cannot be decoded or has a control character', (target, path) => {
    expect(pathOf(target)).toBe(path);
  });

  it('returns a path that starts with one slash, has no empty or climbing part and no control character', () => {
    let read = 0;
    fc.assert(
      fc.property(pathSpelling('/prerendered/index.json'), (target) => {
        const path = pathOf(target);
        if (path === null) return;
        read += 1;
        expect(path).toMatch(/^\/(?!\/)[^\p{Cc}]*$/u);
        expect(path).not.toContain('//');
        expect(path.split('/').filter((part) => part === '.' || part === '..')).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(read).toBeGreaterThan(100);
  });
});
