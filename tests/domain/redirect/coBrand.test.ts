import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { coBrand, themeUid } from '#domain/redirect/sites.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { accountTypeOfRedirect, referenceSourceOf } from '#domain/redirect/entryPlatform.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { plainWord } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const safe = (address: string): SafeUrl => unsafeNominal<'SafeUrl'>(address);

describe('coBrand', () => {
  const words = fc.tuple(fc.mixedCase(plainWord), plainWord);
  itAlways('is the lower-cased _dfxid, else _clientagentid, in any order', [words], ([first, second]) => {
    const both = [`_dfxid=${first}`, `_clientagentid=${second}`];
    for (const query of [both.join('&'), both.toReversed().join('&')])
      expect(coBrand(safe(`https://transfer.xe.com/?x=1&${query}#_dfxid=no`))).toBe(first.toLowerCase());
  });

  it.each([
    ['?_clientagentid=ACME', 'acme'],
    ['?_dfxid=&_dfxid=%20&_dfxid=ACME', 'acme'],
    ['?_dfxid=Acme-1_b.c', 'acme-1_b.c'],
    [`?_dfxid=${'a'.repeat(64)}`, 'a'.repeat(64)],
  ])('of %s is %s', (query, expected) => {
    expect(coBrand(safe(`https://transfer.xe.com/${query}`))).toBe(expected);
  });

  it('is none without a plain name of at most 64 characters', () => {
    const names = ['<img>', 'a")][at(x,"y', '.a', 'a'.repeat(65)].map((name) => `?_dfxid=${name}`);
    const others = [...names, '_dfxid=acme', '#?_dfxid=acme', '?_DFXID=acme'];
    expect(others.map((end) => coBrand(safe(`https://transfer.xe.com/${end}`)))).toEqual(others.map(() => null));
  });

  itAlways('is a plain lower-case name or null for any address', [fc.string({ unit: 'binary' })], (value) => {
    const name = coBrand(safe(`https://x.test/?_dfxid=${value}`));
    expect(name ?? 'none').toMatch(/^[a-z0-9][a-z0-9._~-]{0,63}$/);
  });
});

describe('themeUid', () => {
  it('is that of a partner’s brand, and the co-brand of a redirect to the main brand', () => {
    const coBranded = safe('https://transfer.xe.com/?_dfxid=ACME');
    const uids = brands.map((brand) => themeUid(brand, coBranded));
    const own = brands.map(({ themeDocument }) =>
      themeDocument.type === 'galileo_enhanced' ? themeDocument.uid : 'acme',
    );
    expect(uids).toEqual(own);
    expect([themeUid(mainBrand, safe('https://transfer.xe.com')), themeUid(mainBrand)]).toEqual([null, null]);
  });
});

const settings = {
  registrationUrls: {
    personal: 'https://site.brand.test/personal-registration',
    corporate: 'https://site.brand.test/corporate-registration',
  },
  productUrls: {
    ...plainSettings.productUrls,
    XEMT: 'https://transfer.brand.test',
    XERA: 'https://site.brand.test/business',
    XECI: 'https://site.brand.test/business/invoices',
    XECD: 'nonsense',
    DEVPORTAL: 'https://developer.brand.test/home',
  },
};

describe('referenceSourceOf', () => {
  it.each([
    ['https://site.brand.test/personal-registration/start', 'personal'],
    ['https://site.brand.test/corporate-registration', 'business'],
    ['https://site.brand.test/business/payments', 'XERA'],
    ['https://site.brand.test/business/invoices/7', 'XECI'],
    ['https://site.brand.test/elsewhere', 'XERA'],
    ['https://developer.brand.test', 'DEVPORTAL'],
    ['https://transfer.brand.test', null],
    ['https://nonsense', null],
  ])('of %s is %s', (address, source) => {
    expect(referenceSourceOf(safe(address), settings)).toBe(source);
  });
});

describe('the account type', () => {
  it.each([
    ['https://transfer.brand.test/a/corporate-registration/b', 'Business'],
    ['https://transfer.brand.test/personal-registration?_dfxid=a', 'Personal'],
    ['https://transfer.brand.test/registration', null],
  ])('of the redirect %s is %s', (redirect, expected) => {
    expect(accountTypeOfRedirect(safe(redirect))).toBe(expected);
  });

  it('of a profile is one of the four, with Corporate for Business, or none for another word', () => {
    const types = ['Corporate', 'Business', 'Personal', 'XECD', 'XERA', 'personal', 'XEMT', ''].map(
      accountTypeOfProfile,
    );
    expect(types).toEqual(['Business', 'Business', 'Personal', 'XECD', 'XERA', null, null, null]);
  });
});
