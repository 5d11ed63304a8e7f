import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentLabel } from '#domain/analytics/eventProperties.ts';
import { mainBrand } from '#domain/brand/brand.ts';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { type Platform, platforms } from '#domain/platform/platform.ts';
import { entryPlatform } from '#domain/redirect/entryPlatform.ts';
import { type SafeUrl, validateRedirect } from '#domain/redirect/redirect.ts';
import { accountTypeOfRedirect, referenceSourceOf } from '#domain/redirect/referenceSource.ts';
import { brand } from '#tests/arbitraries/brand.ts';
import { plainWord } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settings = {
  ...plainSettings,
  allowedRedirectOrigins: ['https://partner.test'],
  productUrls: {
    ...plainSettings.productUrls,
    XEMT: 'https://transfer.brand.test',
    XECD: 'https://data.brand.test/app/',
    XERA: 'https://business.brand.test',
    XECI: 'https://business.brand.test/invoices',
    DEVPORTAL: 'https://developer.brand.test',
    ERP: 'nonsense',
  },
};
const safe = (raw: string): SafeUrl => {
  const redirect = validateRedirect(raw, 'https:', settings);
  if (redirect === null) throw new Error(`${raw} should be admitted`);
  return redirect;
};
const redirects = fc.constantFrom(
  'https://transfer.brand.test',
  'https://data.brand.test/app',
  'https://business.brand.test/invoices/1',
  'https://partner.test',
);

describe('entryPlatform', () => {
  const inAnyCase = (names: ReadonlyArray<Platform>): fc.Arbitrary<string> => fc.mixedCase(fc.constantFrom(...names));

  it('is the brand’s own platform that the query names in any case, regardless of the redirect', () => {
    const named = brand.chain((row) => fc.tuple(fc.constant(row), inAnyCase(row.platforms)));
    fc.assert(
      fc.property(named, redirects, ([row, requested], redirect) => {
        expect(entryPlatform({ requested, redirect: safe(redirect), brand: row, settings })).toBe(
          requested.toUpperCase(),
        );
      }),
    );
  });

  it('ignores an unknown platform, and that of another brand', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), inAnyCase(platforms)), redirects, brand, (requested, redirect, row) => {
        fc.pre(!row.platforms.some((own) => own === requested.toUpperCase()));
        const entry = { redirect: safe(redirect), brand: row, settings };
        expect(entryPlatform({ ...entry, requested })).toBe(entryPlatform({ ...entry, requested: null }));
      }),
    );
  });

  it('is the brand’s default when neither query nor redirect names one', () => {
    fc.assert(
      fc.property(brand, (row) => {
        expect(entryPlatform({ requested: null, redirect: null, brand: row, settings })).toBe(row.defaultPlatform);
        expect(entryPlatform({ requested: 'constructor', redirect: safe('partner.test'), brand: row, settings })).toBe(
          row.defaultPlatform,
        );
      }),
    );
  });
});

describe('entryPlatform without a platform in the query', () => {
  it.each([
    ['https://transfer.brand.test/any/where', 'XEMT'],
    ['https://data.brand.test/app', 'XECD'],
    ['https://data.brand.test/app/deep/er?_dfxid=1', 'XECD'],
    ['https://data.brand.test/application', null],
    ['https://data.brand.test', null],
    ['https://business.brand.test/invoices/7', 'XECI'],
    ['https://business.brand.test/payments', 'XERA'],
    ['https://partner.test/https://data.brand.test/app', null],
  ])('of %s is %s', (redirect, expected) => {
    const isProduct = expected === null ? mainBrand.defaultPlatform : expected;
    const lists = { ...settings, allowedRedirectOrigins: ['https://partner.test', 'https://data.brand.test'] };
    expect(entryPlatform({ requested: null, redirect: safe(redirect), brand: mainBrand, settings: lists })).toBe(
      isProduct,
    );
  });

  it('compares whole path segments', () => {
    fc.assert(
      fc.property(plainWord, plainWord, (base, more) => {
        const entry = { requested: null, brand: mainBrand };
        const urls = { productUrls: { ...plainSettings.productUrls, XERA: `https://transfer.brand.test/${base}` } };
        const of = (path: string): Platform | null =>
          entryPlatform({ ...entry, redirect: safe(`https://transfer.brand.test/${path}`), settings: urls });
        expect([of(base), of(`${base}/${more}`), of(`${base}${more}`)]).toEqual(['XERA', 'XERA', 'XEMT']);
      }),
    );
  });
});

describe('accountTypeOfRedirect', () => {
  it.each([
    ['https://transfer.brand.test/corporate-registration', 'Business'],
    ['https://transfer.brand.test/a/corporate-registration/b', 'Business'],
    ['https://transfer.brand.test/personal-registration?_dfxid=a', 'Personal'],
    ['https://transfer.brand.test/registration', null],
    ['https://transfer.brand.test', null],
  ])('of %s is %s', (redirect, expected) => {
    expect(accountTypeOfRedirect(safe(redirect))).toBe(expected);
  });

  it.each([
    ['Corporate', 'Business'],
    ['Business', 'Business'],
    ['Personal', 'Personal'],
    ['personal', null],
    ['', null],
  ])('reads the profile’s word %j as %s', (word, expected) => {
    expect(accountTypeOfProfile(word)).toBe(expected);
  });
});

describe('referenceSourceOf', () => {
  it.each([
    ['https://transfer.brand.test/personal-registration', 'personal', 'Personal'],
    ['https://transfer.brand.test/corporate-registration/start', 'business', 'Business'],
    ['https://data.brand.test/elsewhere', 'XECD', 'XECD'],
    ['https://developer.brand.test/docs', 'DEVPORTAL', null],
    ['https://transfer.brand.test/home', null, null],
    ['https://partner.test', null, null],
  ])('of %s is %s, which analytics calls %s', (redirect, source, label) => {
    const answer = referenceSourceOf(safe(redirect), settings);
    expect([answer, segmentLabel(answer)]).toEqual([source, label]);
  });

  it('tells two products of one origin apart by their path', () => {
    expect(referenceSourceOf(safe('https://business.brand.test/invoices/1'), settings)).toBe('XECI');
    expect(referenceSourceOf(safe('https://business.brand.test/payments'), settings)).toBe('XERA');
  });
});
