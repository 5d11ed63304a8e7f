import { describe, expect, it } from 'vitest';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { accountTypeOfRedirect, referenceSourceOf } from '#domain/redirect/referenceSource.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

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
    expect(referenceSourceOf(unsafeNominal<'SafeUrl'>(address), settings)).toBe(source);
  });
});

describe('the account type', () => {
  it.each([
    ['https://transfer.brand.test/a/corporate-registration/b', 'Business'],
    ['https://transfer.brand.test/personal-registration?_dfxid=a', 'Personal'],
    ['https://transfer.brand.test/registration', null],
  ])('of the redirect %s is %s', (redirect, expected) => {
    expect(accountTypeOfRedirect(unsafeNominal<'SafeUrl'>(redirect))).toBe(expected);
  });

  it.each([
    ['Corporate', 'Business'],
    ['Business', 'Business'],
    ['Personal', 'Personal'],
    ['personal', null],
    ['', null],
  ])('of a profile with the word %j is %s', (word, expected) => {
    expect(accountTypeOfProfile(word)).toBe(expected);
  });
});
