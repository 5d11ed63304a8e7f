import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateRedirect } from '#domain/redirect/redirect.ts';
import { isAllowed } from '#domain/redirect/allowList.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { httpsOrigin, oddAddress, plainWord } from '#tests/arbitraries/origins.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settings = { ...plainSettings, allowedRedirectOrigins: ['https://pay.partner.test:8443'] };
const validate = (raw: string | null) => validateRedirect(raw, 'https:', settings);

/** Odd addresses of a listed origin. */
const onList = fc
  .tuple(oddAddress, fc.constantFrom('/', '?', '/a//', '?_dfxid=', '#'))
  .map(([odd, join]) => `https://transfer.brand.test${join}${odd.replace(/[\u0000-\u001f\u007f-\u009f\\]/g, '')}`);

describe('validateRedirect', () => {
  it('returns only addresses on the allow-list, with only the two tracking parameters', () => {
    reaches(
      25,
      (inCase) =>
        fc.property(fc.oneof(oddAddress, onList), (raw) => {
          const outcome = validate(raw);
          inCase(outcome !== null);
          if (outcome === null) return;
          const url = new URL(outcome);
          expect(isAllowed(settings, url)).toBe(true);
          expect([url.protocol, url.username, url.password, url.hash]).toEqual(['https:', '', '', '']);
          url.searchParams.forEach((_, name) => expect(['_dfxid', '_clientagentid']).toContain(name));
        }),
      { numRuns: 2000 },
    );
  });

  itAlways('is idempotent for valid addresses', [onList], (raw) => {
    const once = validate(raw);
    expect(once).not.toBeNull();
    expect(validateRedirect(once, 'https:', settings)).toBe(once);
  });

  itAlways(
    'accepts every address of a listed origin, and no other',
    [httpsOrigin, httpsOrigin, fc.array(plainWord)],
    (listed, other, path) => {
      fc.pre(listed !== other && !isAllowed(settings, new URL(other)));
      const list = { ...settings, allowedRedirectOrigins: [listed] };
      const end = path.map((word) => `/${word}`).join('');
      expect(validateRedirect(`${listed}${end}`, 'https:', list)).toBe(`${listed}${end}`);
      expect(validateRedirect(`${other}${end}`, 'https:', list)).toBeNull();
    },
  );

  it('normalises an address before it compares the path of an entry', () => {
    const list = { ...settings, allowedRedirectOrigins: ['https://portal.test/app/'] };
    const validatedInList = (raw: string) => validateRedirect(raw, 'https:', list);
    for (const raw of ['https://portal.test/app', 'HTTPS://Portal.test:443/app/?x=1#y', 'portal.test/x/../app//'])
      expect(validatedInList(raw)).toBe('https://portal.test/app');
    for (const raw of ['https://portal.test', 'https://portal.test/application', 'https://portal.test/app/../admin'])
      expect(validatedInList(raw)).toBeNull();
    expect(validatedInList('https://portal.test/admin?/app')).toBeNull();
    expect(validatedInList('portal.test/app')).toBe('https://portal.test/app');
  });

  itAlways('never matches a prefix, suffix or part of a listed origin', [plainWord], (word) => {
    expect(validate(`https://transfer.brand.test.${word}.test/`)).toBeNull();
    expect(validate(`https://${word}.transfer.brand.test/`)).toBeNull();
    expect(validate(`https://${word}transfer.brand.test/`)).toBeNull();
    expect(validate(`https://evil.test/https://transfer.brand.test/${word}`)).toBeNull();
    expect(validate(`https://evil.test?transfer.brand.test=${word}`)).toBeNull();
  });

  it.each([
    ['https://transfer.brand.test/', 'https://transfer.brand.test'],
    ['HTTPS://Transfer.Brand.Test:443/Path/', 'https://transfer.brand.test/Path'],
    ['transfer.brand.test/path', 'https://transfer.brand.test/path'],
    ['//transfer.brand.test/path', 'https://transfer.brand.test/path'],
    ['pay.partner.test:8443/back', 'https://pay.partner.test:8443/back'],
    [
      'https://transfer.brand.test/a/?_clientagentid=B&x=1&_dfxid=A#b',
      'https://transfer.brand.test/a?_dfxid=A&_clientagentid=B',
    ],
    ['https://transfer.brand.test?_dfxid=a%20b%3Cimg%3E', 'https://transfer.brand.test?_dfxid=a%20b%3Cimg%3E'],
  ])('accepts %s as %s', (raw, expected) => {
    expect(validate(raw)).toBe(expected);
  });

  it.each([
    null,
    'https://transfer.brand\u3002test',
    ' https://transfer.brand.test',
    'https://1.2.3.999',
    'https://transfer.brand.test:99999',
    'https://*.brand.test',
    'https://transfer.brand.test.',
    'https://transfer.brand.test:444',
    'https://account.brand.test/signin',
    'https://pay.partner.test',
    'http://transfer.brand.test',
    'https://user@transfer.brand.test',
    'JaVaScRiPt://transfer.brand.test/%0aalert(1)',
    'view-source:https://transfer.brand.test',
  ])('refuses %j', (raw) => {
    expect(validate(raw)).toBeNull();
  });

  it('adds the page’s scheme where there is none, and allows http outside production only', () => {
    const local = { ...settings, production: false, transferSiteUrl: 'http://transfer.xe.localhost:4100' };
    expect(validateRedirect('transfer.xe.localhost:4100/a', 'http:', local)).toBe(
      'http://transfer.xe.localhost:4100/a',
    );
    expect(validateRedirect('http://transfer.xe.localhost:4100', 'http:', { ...local, production: true })).toBeNull();
  });
});
