import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { isCountryFound } from '#domain/system/countryList.ts';

describe('isCountryFound', () => {
  it.each([
    ['+44 - United Kingdom', '+44'],
    ['+44 - United Kingdom', '0044'],
    ['+44 - United Kingdom', ' +4 '],
    ['+44 - United Kingdom', '(4) 4'],
    ['+1 - Canada', '00-1'],
    ['+225 - Côte d’Ivoire', 'CÔTE D’IV'],
    ['+225 - Côte d’Ivoire', 'cote d ivoire'],
    ['+245 - Guinea-Bissau', 'guinea bissau'],
    ['+245 - Guinea-Bissau', 'guineabissau'],
    ['+239 - São Tomé & Príncipe', 'sao tome'],
    ['+1 - St Lucia', 'st. lucia'],
  ])('finds %s by "%s"', (country, typed) => {
    expect(isCountryFound(country, typed)).toBe(true);
  });

  it.each([
    ['+44 - United Kingdom', '4'.repeat(3)],
    ['+244 - Angola', '44'],
    ['+44 - United Kingdom', '44 France'],
    ['+44 - United Kingdom', 'x44'],
    ['+350 - Gibraltar', '+35 0 1'],
    ['+49 - Germany', 'germanyy'],
  ])('does not find %s by "%s"', (country, typed) => {
    expect(isCountryFound(country, typed)).toBe(false);
  });

  it('finds a country by any part of its name and any start of its code, in every language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom('GB', 'CI', 'TR', 'AX', 'CZ', 'GR', 'RE', 'ST', 'CW', 'FO'),
        fc.tuple(fc.stringMatching(/^[1-9]\d{0,3}$/), fc.nat(), fc.nat()),
        (locale, region, [code, one, other]) => {
          const name = new Intl.DisplayNames([locale], { type: 'region' }).of(region) ?? region;
          const country = `+${code} - ${name}`;
          const [from, to] = [one % name.length, other % (name.length + 1)].toSorted((a, b) => a - b);
          expect(isCountryFound(country, name)).toBe(true);
          expect(isCountryFound(country, name.slice(from, to))).toBe(true);
          expect(isCountryFound(country, name.toLocaleUpperCase(locale))).toBe(true);
          expect(isCountryFound(country, code.slice(0, 1 + (one % code.length)))).toBe(true);
        },
      ),
    );
  });

  it('finds every country for an empty query', () => {
    fc.assert(
      fc.property(fc.string(), (country) => {
        expect(isCountryFound(country, ' ')).toBe(true);
      }),
    );
  });
});
