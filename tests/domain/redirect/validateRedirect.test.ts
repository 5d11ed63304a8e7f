import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateRedirect, revalidateRedirect } from '#domain/redirect/validateRedirect.ts';
import { isAllowed } from '#domain/redirect/allowList.ts';
import { httpsOrigin, oddAddress, plainWord } from '#tests/arbitraries/origins.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settings = { ...plainSettings, allowedRedirectOrigins: ['https://pay.partner.test:8443'] };
const validate = (raw: string) => validateRedirect(raw, 'https:', settings);
const validated = (raw: string) => E.getOrElse<unknown, string>(() => 'refused')(validate(raw));
const faultOf = (raw: string) =>
  E.match<{ readonly _tag: string }, unknown, string>(
    (fault) => fault._tag,
    () => 'valid',
  )(validate(raw));

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
          inCase(E.isRight(outcome));
          if (E.isLeft(outcome)) return;
          const url = new URL(outcome.right);
          expect(isAllowed(settings, url)).toBe(true);
          expect([url.protocol, url.username, url.password, url.hash]).toEqual(['https:', '', '', '']);
          url.searchParams.forEach((_, name) => expect(['_dfxid', '_clientagentid']).toContain(name));
        }),
      { numRuns: 2000 },
    );
  });

  it('is idempotent for valid addresses', () => {
    fc.assert(
      fc.property(onList, (raw) => {
        const once = validated(raw);
        expect(once).not.toBe('refused');
        expect(validated(once)).toBe(once);
        expect(revalidateRedirect(once, settings)).toEqual(E.right(once));
      }),
    );
  });

  it('accepts every address of a listed origin, and no other', () => {
    fc.assert(
      fc.property(httpsOrigin, httpsOrigin, fc.array(plainWord), (listed, other, path) => {
        fc.pre(listed !== other && !isAllowed(settings, new URL(other)));
        const list = { ...settings, allowedRedirectOrigins: [listed] };
        const end = path.map((word) => `/${word}`).join('');
        expect(validateRedirect(`${listed}${end}`, 'https:', list)).toEqual(E.right(`${listed}${end}`));
        expect(validateRedirect(`${other}${end}`, 'https:', list)).toEqual(E.left({ _tag: 'OriginNotListed' }));
      }),
    );
  });

  it('normalises an address before it compares the path of an entry', () => {
    const list = { ...settings, allowedRedirectOrigins: ['https://portal.test/app/'] };
    const validatedInList = (raw: string) => validateRedirect(raw, 'https:', list);
    for (const raw of ['https://portal.test/app', 'HTTPS://Portal.test:443/app/?x=1#y', 'portal.test/x/../app//'])
      expect(validatedInList(raw)).toEqual(E.right('https://portal.test/app'));
    for (const raw of ['https://portal.test', 'https://portal.test/application', 'https://portal.test/app/../admin'])
      expect(validatedInList(raw)).toEqual(E.left({ _tag: 'OriginNotListed' }));
    expect(revalidateRedirect('https://portal.test/admin?/app', list)).toEqual(E.left({ _tag: 'OriginNotListed' }));
    expect(revalidateRedirect('portal.test/app', list)).toEqual(E.right('https://portal.test/app'));
  });

  it('never matches a prefix, suffix or part of a listed origin', () => {
    fc.assert(
      fc.property(plainWord, (word) => {
        expect(faultOf(`https://transfer.brand.test.${word}.test/`)).toBe('OriginNotListed');
        expect(faultOf(`https://${word}.transfer.brand.test/`)).toBe('OriginNotListed');
        expect(faultOf(`https://${word}transfer.brand.test/`)).toBe('OriginNotListed');
        expect(faultOf(`https://evil.test/https://transfer.brand.test/${word}`)).toBe('OriginNotListed');
        expect(faultOf(`https://evil.test?transfer.brand.test=${word}`)).toBe('OriginNotListed');
      }),
    );
  });

  it.each([
    ['https://transfer.brand.test/', 'https://transfer.brand.test'],
    ['HTTPS://Transfer.Brand.Test:443/Path/', 'https://transfer.brand.test/Path'],
    ['transfer.brand.test/path', 'https://transfer.brand.test/path'],
    ['//transfer.brand.test/path', 'https://transfer.brand.test/path'],
    ['pay.partner.test:8443/back', 'https://pay.partner.test:8443/back'],
    ['https://transfer.brand.test/a?x=1&code=old&state=old', 'https://transfer.brand.test/a'],
    ['https://transfer.brand.test/a#token', 'https://transfer.brand.test/a'],
    [
      'https://transfer.brand.test/a/?_clientagentid=B&x=1&_dfxid=A#b',
      'https://transfer.brand.test/a?_dfxid=A&_clientagentid=B',
    ],
    ['https://transfer.brand.test?_dfxid=a%20b%3Cimg%3E', 'https://transfer.brand.test?_dfxid=a%20b%3Cimg%3E'],
    ['https://transfer.brand.test/corporate-registration', 'https://transfer.brand.test/corporate-registration'],
  ])('accepts %s as %s', (raw, expected) => {
    expect(validated(raw)).toBe(expected);
  });

  it.each([
    ['Malformed', ''],
    ['Malformed', '/path'],
    ['Malformed', '///transfer.brand.test'],
    ['Malformed', 'https:transfer.brand.test'],
    ['Malformed', 'https:/transfer.brand.test'],
    ['Malformed', 'https:///transfer.brand.test'],
    ['Malformed', 'https:\\\\transfer.brand.test'],
    ['Malformed', 'https://transfer.brand.test\\@evil.test'],
    ['Malformed', 'https://transfer.brand\u3002test'],
    ['Malformed', 'https://trans\u00adfer.brand.test'],
    ['Malformed', 'https://transfer%2ebrand.test'],
    ['Malformed', 'https://trans\tfer.brand.test'],
    ['Malformed', ' https://transfer.brand.test'],
    ['Malformed', 'https://1.2.3.999'],
    ['Malformed', 'https://transfer.brand.test:99999'],
    ['Malformed', 'https://*.brand.test'],
    ['OriginNotListed', 'https://transfer.brand.test.'],
    ['OriginNotListed', 'https://transfer.brand.test:444'],
    ['OriginNotListed', 'https://account.brand.test/signin'],
    ['OriginNotListed', 'https://pay.partner.test'],
    ['SchemeRefused', 'http://transfer.brand.test'],
    ['SchemeRefused', 'javascript:alert(1)//transfer.brand.test'],
    ['SchemeRefused', 'JaVaScRiPt://transfer.brand.test/%0aalert(1)'],
    ['SchemeRefused', 'data:text/html,x'],
    ['SchemeRefused', 'blob:https://transfer.brand.test/x'],
    ['SchemeRefused', 'view-source:https://transfer.brand.test'],
    ['SchemeRefused', 'ftp://transfer.brand.test'],
    ['CredentialsInAddress', 'https://user@transfer.brand.test'],
    ['CredentialsInAddress', 'https://:@transfer.brand.test'],
    ['CredentialsInAddress', '//transfer.brand.test@evil.test'],
  ])('refuses as %s: %j', (fault, raw) => {
    expect(faultOf(raw)).toBe(fault);
  });

  it('adds the page’s scheme where there is none, and allows http outside production only', () => {
    const local = { ...settings, production: false, transferSiteUrl: 'http://transfer.xe.localhost:4100' };
    expect(validateRedirect('transfer.xe.localhost:4100/a', 'http:', local)).toEqual(
      E.right('http://transfer.xe.localhost:4100/a'),
    );
    expect(validateRedirect('http://transfer.xe.localhost:4100', 'http:', { ...local, production: true })).toEqual(
      E.left({ _tag: 'SchemeRefused' }),
    );
  });
});
