import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import { locales } from '#domain/locale/locale.ts';
import { languageRule, uiLocalesPattern } from '#env/hosting/languagePatterns.ts';
import { anyScreen, fileName, hidden, hostPattern, screenPattern, sessionPattern } from '#env/hosting/patterns.ts';
import { checkLimit, timeVerdict } from '#tests/architecture/linearTime.ts';

const pathPatterns = [
  uiLocalesPattern,
  anyScreen,
  fileName,
  hidden,
  screenPattern('/'),
  screenPattern('/signin/locked'),
];
const brandPatterns = brands.flatMap(({ key, hostName, sessionCookie }) => [
  hostPattern(hostName),
  sessionPattern(key, sessionCookie),
]);
const { tagPatterns, localePatterns } = languageRule(locales);
// Because: the rows between differ from the second in one digit only.
const rows = [tagPatterns[0] ?? '', tagPatterns[1] ?? '', tagPatterns[10] ?? ''];

// Because: nginx matches these against the request, with an engine that backtracks.
describe('a pattern of the hosting rules', () => {
  it.each([...pathPatterns, ...brandPatterns, ...localePatterns.map(({ pattern }) => pattern)])(
    'takes linear time: %s',
    { timeout: checkLimit },
    async (pattern) => {
      expect(await timeVerdict(pattern, 'i')).toBe('safe');
    },
  );

  // Because: the checker needs a minute for one of these, so they prove it on long headers; a quadratic time would exceed the timeout.
  it.each([' ', ';', '-', '-a', 'a', '0', 'en', 'en ', 'en-a0', 'en;q=0', ' ;', ' -', '!, ', '!,en'])(
    'finds no language in a long header of "%s", in linear time',
    (part) => {
      for (const start of ['', 'en', 'en-', 'en;q=0.', 'en;q=1.'])
        for (const pattern of rows)
          expect(new RegExp(pattern, 'i').test(`${start}${part.repeat(200_000)}!`)).toBe(false);
    },
  );

  it.each([
    ['/.git/HEAD', true],
    ['/signin', false],
    ['/favicon.ico', true],
    ['/a.b/c', false],
    ['/assets/x', true],
    ['/.well-known/x', true],
    ['/a/b.', true],
    ['/', false],
  ])('takes %s for a file: %s', (path, isFile) => {
    expect(new RegExp(fileName).test(path)).toBe(isFile);
  });
});
