import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { type Platform, platforms } from '#domain/platform/platform.ts';
import { deepestUnder, entryPlatform, underAddress } from '#domain/redirect/entryPlatform.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { brand } from '#tests/arbitraries/brand.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { httpsOrigin, plainWord } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settings = {
  productUrls: {
    ...plainSettings.productUrls,
    XEMT: 'https://transfer.brand.test',
    XECD: 'https://data.brand.test/app/',
    XERA: 'https://business.brand.test',
    XECI: 'https://business.brand.test/invoices',
    ERP: 'nonsense',
  },
};
const safe = (address: string): SafeUrl => unsafeNominal<'SafeUrl'>(address);
const redirects = fc.constantFrom(
  'https://transfer.brand.test',
  'https://data.brand.test/app',
  'https://business.brand.test/invoices/1',
  'https://partner.test',
);

describe('entryPlatform', () => {
  const inAnyCase = (names: ReadonlyArray<Platform>): fc.Arbitrary<string> => fc.mixedCase(fc.constantFrom(...names));

  const named = brand.chain((row) => fc.tuple(fc.constant(row), inAnyCase(row.platforms)));
  itAlways('is the own platform that the query names in any case', [named, redirects], ([row, requested], at) => {
    const entry = { requested, redirect: safe(at), brand: row, settings };
    expect(entryPlatform(entry)).toBe(requested.toUpperCase());
  });

  const anyName = fc.oneof(fc.string(), inAnyCase(platforms));
  itAlways('ignores an unknown platform, and another brand’s', [anyName, redirects, brand], (requested, at, row) => {
    fc.pre(!row.platforms.some((own) => own === requested.toUpperCase()));
    const entry = { redirect: safe(at), brand: row, settings };
    expect(entryPlatform({ ...entry, requested })).toBe(entryPlatform({ ...entry, requested: null }));
  });

  itAlways('is the brand’s default when neither query nor redirect names one', [brand], (row) => {
    for (const redirect of [null, safe('https://partner.test')])
      expect(entryPlatform({ requested: null, redirect, brand: row, settings })).toBe(row.defaultPlatform);
  });

  it.each([
    ['https://data.brand.test/app/deep/er?_dfxid=1', 'XECD'],
    ['https://business.brand.test/invoices/7', 'XECI'],
    ['https://partner.test/https://data.brand.test/app', mainBrand.defaultPlatform],
  ])('of the redirect %s alone is %s', (redirect, expected) => {
    expect(entryPlatform({ requested: null, redirect: safe(redirect), brand: mainBrand, settings })).toBe(expected);
  });
});

const path = fc.array(plainWord, { maxLength: 3 }).map((words) => words.map((word) => `/${word}`).join(''));

describe('underAddress', () => {
  itAlways('is true at the configured address and below it', [httpsOrigin, path, path], (origin, configured, below) => {
    for (const end of ['', '/', '//', '?a=b', '#a'])
      for (const slash of ['', '/'])
        expect(underAddress(origin + configured + below + end, origin + configured + slash)).toBe(true);
  });

  itAlways('is false above it, beside it and elsewhere', [httpsOrigin, path, plainWord], (origin, above, word) => {
    const configured = `${origin}${above}/${word}`;
    const beside = [`${origin}${above}`, `${configured}x`, `${origin}${above}/x${word}`];
    const other = [configured.replace('https:', 'http:'), configured.replace('://', '://x.')];
    for (const address of [...beside, ...other, `${origin}:8443${above}/${word}`])
      expect(underAddress(address, configured)).toBe(false);
  });

  it('is false where one of the two addresses has no origin', () => {
    for (const none of [null, '', 'nonsense']) expect(underAddress('https://brand.test', none)).toBe(false);
    expect(underAddress('nonsense', 'https://brand.test')).toBe(false);
    expect([underAddress('file:///a/b', 'file:///a'), underAddress('data:a', 'data:a')]).toEqual([false, false]);
  });
});

describe('deepestUnder', () => {
  const names = ['one', 'two', 'three'] as const;
  const at = 'https://brand.test/a/b/c';

  it.each([
    [['https://brand.test', 'https://brand.test/a/b/', 'https://brand.test/a'], 'two'],
    [['https://brand.test/a', 'https://brand.test/a', 'https://brand.test'], 'one'],
    [['https://brand.test/a/b/c/d', 'https://other.test/a/b', 'https://brand.test'], 'three'],
    [[null, 'nonsense', 'https://brand.test/a/x'], null],
  ])('of %j is %s', ([one = null, two = null, three = null], expected) => {
    expect(deepestUnder(at, names, { one, two, three })).toBe(expected);
  });
});
