import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSystemPath, routeOf, routes } from '#domain/navigation/routes.ts';
import { pathEndings, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath, routePaths } from '#tests/arbitraries/routePath.ts';

describe('routeOf', () => {
  it('finds a screen by its path', () => {
    expect(routePaths.map(routeOf)).toEqual(Object.keys(routes));
  });

  it.each([
    ['/Continue', '/continue'],
    ['/idp/existing//', '/idp/existing'],
    ['/2fa/Verify-number', '/2fa/verify-number'],
    ['/%32FA/verify%2Dnumber', '/2fa/verify-number'],
    ['/idp/continue/', '/idp/continue'],
    ['/idp%2fcontinue', '/idp/continue'],
    ['//', '/'],
    ['/.', '/'],
    ['/%2e', '/'],
    ['/x/..', '/'],
    ['/%2F', '/'],
    ['/x/%2E%2e/signin/.', '/signin'],
    ['/\\signin', '/signin'],
  ] as const)('reads %j as %s', (spelling, path) => {
    expect(routeOf(spelling)).toBe(path);
  });

  it('finds a screen by any spelling of its path', () => {
    const spelled = routePath.chain((path) => fc.tuple(fc.constant(path), routeSpelling(path)));
    fc.assert(
      fc.property(spelled, ([path, spelling]) => {
        expect(routeOf(spelling)).toBe(path);
        expect(routeOf(new URL(`https://account.test${spelling}`).pathname)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds none at a path with another ending, or at one that is encoded twice', () => {
    const twice = (path: string, at: number): string => {
      const code = path.charCodeAt(at % path.length).toString(16);
      return `${path.slice(0, at % path.length)}%25${code}${path.slice((at % path.length) + 1)}`;
    };
    fc.assert(
      fc.property(routePath, fc.constantFrom(...pathEndings), fc.nat(), (path, ending, at) => {
        expect(routeOf(`${path === '/' ? '/x' : path}${ending}`)).toBeNull();
        expect(routeOf(`/${twice(path, at)}`)).toBeNull();
      }),
    );
  });

  it.each([
    '',
    'signin',
    'toString',
    '/signin/nowhere',
    '/constructor',
    '/__proto__',
    '/sig',
    '/%2563ontinue',
    '/s\u0131gnin',
    '/s%C4%B0gnin',
    '/signin/loc\u212Aed',
    '/signin/loc%E2%84%AAed',
    '/%EF%BC%A3ontinue',
    '/signin?x',
    '/signin#x',
    '/signin%3Fx',
    '/signin ',
    '/ signin',
    '/x%2f..%2fsignin',
    '/signin\0',
  ])('finds none at %j', (path) => {
    expect(routeOf(path)).toBeNull();
    expect(isSystemPath(path)).toBe(false);
  });
});
