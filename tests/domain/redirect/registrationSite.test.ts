import { describe, expect, it } from 'vitest';
import { accountTypeOfRedirect, referenceSourceOf } from '#domain/redirect/referenceSource.ts';
import { registrationSite } from '#domain/redirect/sites.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settings = {
  ...plainSettings,
  registrationUrls: {
    corporate: 'https://register.brand.test/corporate-registration/?from=account',
    personal: 'https://register.brand.test/personal-registration',
  },
};

describe('registrationSite', () => {
  it.each([
    ['Business', 'https://register.brand.test/corporate-registration', 'business'],
    ['Personal', 'https://register.brand.test/personal-registration', 'personal'],
  ] as const)('of a %s account is %s, and that address as a redirect gives the same type', (type, expected, source) => {
    expect(registrationSite(settings, type)).toBe(expected);
    const redirect = unsafeNominal<'SafeUrl'>(expected);
    expect(accountTypeOfRedirect(redirect)).toBe(type);
    expect(referenceSourceOf(redirect, settings)).toBe(source);
  });

  it('is an address of https where the configuration names no scheme', () => {
    const corporate = 'register.brand.test/corporate-registration';
    const noScheme = { ...settings, registrationUrls: { ...settings.registrationUrls, corporate } };
    expect(registrationSite(noScheme, 'Business')).toBe(`https://${corporate}`);
  });

  it.each(['javascript:alert(1)', 'http://register.brand.test', 'https://user@register.brand.test', ''])(
    'is null where the configuration has %j',
    (address) => {
      const odd = { ...settings, registrationUrls: { corporate: address, personal: address } };
      expect(registrationSite(odd, 'Personal')).toBeNull();
      expect(registrationSite(odd, 'Business')).toBeNull();
    },
  );
});
