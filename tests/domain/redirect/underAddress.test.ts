import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepestUnder, underAddress } from '#domain/redirect/entryPlatform.ts';
import { httpsOrigin, plainWord } from '#tests/arbitraries/origins.ts';

const path = fc.array(plainWord, { maxLength: 3 }).map((words) => words.map((word) => `/${word}`).join(''));

describe('underAddress', () => {
  it('is true at the configured address and below it, with or without slashes, query and fragment', () => {
    fc.assert(
      fc.property(httpsOrigin, path, path, (origin, configured, below) => {
        for (const end of ['', '/', '//', '?a=b', '#a'])
          for (const slash of ['', '/']) {
            expect(underAddress(origin + configured + below + end, origin + configured + slash)).toBe(true);
          }
      }),
    );
  });

  it('is false above it, beside it and at another origin', () => {
    fc.assert(
      fc.property(httpsOrigin, path, plainWord, (origin, above, word) => {
        const configured = `${origin}${above}/${word}`;
        for (const address of [`${origin}${above}`, `${configured}x`, `${origin}${above}/x${word}`])
          expect(underAddress(address, configured)).toBe(false);
        for (const address of [configured.replace('https:', 'http:'), configured.replace('://', '://x.')])
          expect(underAddress(address, configured)).toBe(false);
        expect(underAddress(`${origin}:8443${above}/${word}`, configured)).toBe(false);
      }),
    );
  });

  it.each([
    ['https://brand.test', null],
    ['https://brand.test', ''],
    ['https://brand.test', 'nonsense'],
    ['nonsense', 'https://brand.test'],
    ['nonsense', 'nonsense'],
    ['file:///a/b', 'file:///a'],
    ['data:a', 'data:a'],
  ])('is false for %s below %j, of which one has no origin', (address, configured) => {
    expect(underAddress(address, configured)).toBe(false);
  });
});

describe('deepestUnder', () => {
  const names = ['one', 'two', 'three'] as const;
  const at = 'https://brand.test/a/b/c';

  it.each([
    [['https://brand.test', 'https://brand.test/a', 'https://brand.test/a/b'], 'three'],
    [['https://brand.test/a/b', 'https://brand.test/a', 'https://brand.test'], 'one'],
    [['https://brand.test', 'https://brand.test/a/b/', 'https://brand.test/a'], 'two'],
    [['https://brand.test/a', 'https://brand.test/a', 'https://brand.test'], 'one'],
    [['https://brand.test/a/b/c/d', 'https://other.test/a/b', 'https://brand.test'], 'three'],
    [[null, 'nonsense', 'https://brand.test/a/x'], null],
  ])('of %j is %s', ([one = null, two = null, three = null], expected) => {
    expect(deepestUnder(at, names, { one, two, three })).toBe(expected);
  });
});
