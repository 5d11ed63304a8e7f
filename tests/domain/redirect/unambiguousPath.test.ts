import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unambiguousPath } from '#domain/redirect/allowList.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const segmentsOf = (path: string): ReadonlyArray<string> | null =>
  unambiguousPath(new URL(`https://portal.example.com${path}`).pathname);

describe('unambiguousPath', () => {
  it.each([
    ['/app/', ['app']],
    ['/a./.b/c..', ['a.', '.b', 'c..']],
    ['/app/%E6%9D%B1/caf%C3%A9', ['app', '%E6%9D%B1', 'caf%C3%A9']],
    ['/%E0%A6%95%E0%A7%8D%E0%A6%B7/%D9%A3', ['%E0%A6%95%E0%A7%8D%E0%A6%B7', '%D9%A3']],
    ["/app/a.b@c,d+e=f&g-h_i~(j)!*'", ['app', "a.b@c,d+e=f&g-h_i~(j)!*'"]],
  ])('splits %s', (path, segments) => {
    expect(segmentsOf(path)).toEqual(segments);
  });

  it.each([
    ['a look-alike of a slash', ['/app/..\u2215admin', '/app/..\u2044admin', '/app/..%ef%bc%8fadmin']],
    ['a look-alike of a backslash', ['/app/..\u2216admin', '/app/..¥admin', '/app/..₩admin']],
    ['a look-alike of a dot', ['/app/\u3002\u3002/admin', '/app/\uff61\uff61/admin', '/app/\u2024\u2024/admin']],
    ['a space', ['/app/a%20b', '/app/%20', '/app/.%20./admin', '/app/a%c2%a0b']],
    ['a stream of a file', ['/app::$INDEX_ALLOCATION/x', '/app/x::$DATA', '/app/a:b', '/app/$x']],
    ['a character that is not drawn', ['/app/a%ef%b8%8f', '/app/.%cd%8f./admin', '/app/%e1%85%9f']],
    ['dots with marks only', ['/app/..%cc%81/admin', '/app/...']],
    ['a text that is not normalised', ['/app/cafe%cc%81', '/app/%ef%ac%81n', '/app/%c2%b2']],
  ])('refuses %s', (_, paths) => {
    expect(paths.filter((path) => segmentsOf(path) !== null)).toEqual([]);
  });

  it('has only letters, marks, digits and plain signs, whatever a path has', () => {
    const character = fc
      .integer({ min: 0x20, max: 0x2fff })
      .map((code) => encodeURIComponent(String.fromCodePoint(code)));
    reaches(
      15,
      (inCase) =>
        fc.property(fc.array(character, { minLength: 1, maxLength: 3 }), (characters) => {
          const segments = segmentsOf(`/app/x${characters.join('')}x`);
          inCase(segments !== null);
          const decoded = (segments ?? []).map((segment) => decodeURIComponent(segment));
          expect(decoded.join('')).toMatch(/^[\p{L}\p{M}\p{Nd}._~!'()*,+=@&-]*$/u);
        }),
      { numRuns: 2000 },
    );
  });
});
