import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed, unambiguousPath } from '#domain/redirect/redirect.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { plainWord } from '#tests/arbitraries/origins.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const isListed = (address: string, list: Settings): boolean => isAllowed(list, new URL(address));
const withEntry = (entry: string) => ({ ...plainSettings, allowedRedirectOrigins: [entry] });
const portal = 'https://portal.example.com';
const inPortal = (path: string, entry = `${portal}/app`): boolean => isListed(portal + path, withEntry(entry));

describe('an entry with a path', () => {
  const segments = fc.array(plainWord, { minLength: 1, maxLength: 4 }).map((words) => `/${words.join('/')}`);

  const two = fc.tuple(segments, segments);
  itAlways('has its path and every path below it, and no other', [two, plainWord], ([path, below], word) => {
    const entry = portal + path;
    for (const end of ['', '/', '//', below, `${below}/`]) expect(inPortal(path + end, entry)).toBe(true);
    const beside = ['', path + word, `/~${path}`, `/~${path.slice(1)}`, path.slice(0, path.lastIndexOf('/'))];
    for (const address of [`https://${word}.test${path}`, ...beside.map((other) => portal + other)])
      expect(isListed(address, withEntry(entry))).toBe(false);
  });

  itAlways('means the same with and without slashes at its end', [segments, fc.webPath()], (path, asked) => {
    for (const end of ['/', '//']) expect(inPortal(asked, portal + path + end)).toBe(inPortal(asked, portal + path));
  });

  it('has a path with dots that stay in it, or with letters beyond ASCII', () => {
    const paths = ['/app/x/../y', '/app/./x', '/x/../app', '/app/caf%C3%A9', '/app/.well-known/x'];
    expect(paths.filter((path) => !inPortal(path))).toEqual([]);
  });

  it.each([
    ['another case', ['/App', '/APP/x']],
    ['a longer segment', ['/app.', '/app%20', '/app;x', '/app;/x']],
    ['a dot segment', ['/app/../admin', '/app/..', '/app/%2e%2e/admin', '/app/..%20/admin']],
    ['an encoded slash', ['/app%2fx', '/app/..%2fadmin', '/app/a%2fb']],
    ['a backslash', ['/app/..%5cadmin', '/app%5c..%5cadmin']],
    ['a double encoding', ['/app/%252e%252e%252fadmin', '/app/%25252e/x', '/app/a%25b']],
    ['a path parameter', ['/app/..;/admin', '/app/x;y=1/z', '/app/%3b/x']],
    ['an empty segment', ['//app', '/app//x', '/app/x//y']],
    ['an encoding of no character', ['/app/%c0%ae%c0%ae/admin', '/app/%c0%afadmin', '/app/%u002e%u002e/x', '/app/%']],
    ['a control character', ['/app/%00', '/app/..%0d%0a/admin', '/app/%7f']],
    [
      'a character that is not drawn',
      ['/app/.%e2%80%8b./admin', '/app/a%ef%b8%8f', '/app/.%cd%8f./x', '/app/%e1%85%9f'],
    ],
    ['a look-alike', ['/app/%ef%bc%8e%ef%bc%8e/admin', '/app/..%ef%bc%8fadmin', '/app/．．/admin', '/app/..¥admin']],
    ['a stream of a file', ['/app::$INDEX_ALLOCATION/x', '/app/x::$DATA']],
    ['dots with marks only', ['/app/..%cc%81/admin', '/app/...']],
    ['a text that is not normalised', ['/app/cafe%cc%81', '/app/%ef%ac%81n', '/app/%c2%b2']],
    ['the same word in another encoding', ['/%61pp', '/a%70p/x']],
  ])('has no path with %s', (_, paths) => {
    expect(paths.filter((path) => inPortal(path))).toEqual([]);
  });

  it('never has a path that leaves it, however often a server decodes it and whatever it drops', () => {
    const parts = ['/', '..', '.', '%2e', '%2f', '%5c', '%25', '2e', '2f', ';', '%3b', '%00', ' ', 'app', 'x', '\\'];
    const path = fc.array(fc.constantFrom(...parts), { maxLength: 7 }).map((drawn) => `/app/${drawn.join('')}`);
    const decoded = (text: string): string =>
      text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    const asServer = (text: string): string => {
      const seen = text.replace(/;[^/]*/g, '').replace(/[\u0000-\u0020]/g, '');
      return new URL(`https://s.test${seen.replaceAll('\\', '/').replace(/\/+/g, '/')}`).pathname;
    };
    reaches(
      5,
      (inCase) =>
        fc.property(path, (asked) => {
          const url = new URL(portal + asked);
          fc.pre(inCase(isAllowed(withEntry(`${portal}/app`), url)));
          let reading = url.pathname;
          for (let times = 0; times < 4; times += 1) {
            expect(`${asServer(reading)}/`).toMatch(/^\/app\//);
            reading = decoded(reading);
          }
        }),
      { numRuns: 2000 },
    );
  });

  it.each(['?tenant=1', '#part', '/app?', '\\app', '/a%2fb', '/..;/x'])('has nothing if it ends with %s', (end) => {
    for (const path of ['', '/', '/app', end.slice(0, 4)]) expect(inPortal(path, portal + end)).toBe(false);
  });

  it('does not narrow a whole origin of the list', () => {
    const both = { ...plainSettings, allowedRedirectOrigins: [`${portal}/app`, portal] };
    expect(isListed(`${portal}/admin`, both)).toBe(true);
    const product = { ...plainSettings, allowedRedirectOrigins: ['https://transfer.brand.test/app'] };
    expect(isListed('https://transfer.brand.test/admin', product)).toBe(true);
  });
});

const segmentsOf = (path: string): ReadonlyArray<string> | null =>
  unambiguousPath(new URL(`https://portal.example.com${path}`).pathname);

describe('unambiguousPath', () => {
  it('splits a path of letters, marks, digits and plain signs', () => {
    const dots = ['a.', '.b', 'c..'];
    const letters = ['app', '%E6%9D%B1', 'caf%C3%A9', '%E0%A6%95%E0%A7%8D%E0%A6%B7', '%D9%A3'];
    for (const segments of [['app'], dots, letters, ["a.b@c,d+e=f&g-h_i~(j)!*'"]])
      expect(segmentsOf(`/${segments.join('/')}/`)).toEqual(segments);
  });

  const character = fc
    .integer({ min: 0x20, max: 0x2fff })
    .map((code) => encodeURIComponent(String.fromCodePoint(code)));
  const characters = fc.array(character, { minLength: 1, maxLength: 3 });
  itAlways('has only letters, marks, digits and plain signs, whatever a path has', [characters], (drawn) => {
    const decoded = segmentsOf(`/app/x${drawn.join('')}x`)?.map((segment) => decodeURIComponent(segment)) ?? [];
    expect(decoded.join('')).toMatch(/^[\p{L}\p{M}\p{Nd}._~!'()*,+=@&-]*$/u);
  });
});
