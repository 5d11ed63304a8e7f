import { describe, expect, it } from 'vitest';
import { referenceSourceOf } from '#domain/redirect/referenceSource.ts';
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
const sourceOf = (address: string) => referenceSourceOf(unsafeNominal<'SafeUrl'>(address), settings);

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
    expect(sourceOf(address)).toBe(source);
  });
});
