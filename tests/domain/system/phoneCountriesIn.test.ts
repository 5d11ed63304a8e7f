import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { phoneCountries } from '#domain/system/phoneCountries.ts';
import { phoneCountriesIn } from '#domain/system/countryList.ts';
import { openPhoneBook } from '#infrastructure/phone/openPhoneBook.ts';

const listed = phoneCountries([
  {
    id: 'phoneCountries',
    options: openPhoneBook.callingCodes.map(({ country, code }) => ({ value: country, text: `+${code}` })),
  },
]);

const textsIn = (locale: Locale): ReadonlyArray<string> => phoneCountriesIn(locale, listed).map(({ text }) => text);
const namesIn = (locale: Locale): ReadonlyArray<string> => textsIn(locale).map((text) => text.replace(/^\+\d+ - /, ''));

describe('phoneCountriesIn', () => {
  it('keeps every country, and changes only its name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.shuffledSubarray([...listed]), (locale, some) => {
        const bare = (all: typeof some) => new Set(all.map((country) => JSON.stringify({ ...country, text: null })));
        expect(bare([...phoneCountriesIn(locale, some)])).toEqual(bare(some));
      }),
    );
  });

  it('does not depend on the order of the service', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.shuffledSubarray([...listed], { minLength: listed.length }),
        (locale, shuffled) => {
          expect(phoneCountriesIn(locale, shuffled)).toEqual(phoneCountriesIn(locale, listed));
        },
      ),
    );
  });

  it.each(locales)('names and orders every country as %s does', (locale) => {
    const names = namesIn(locale);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  });

  it.each([
    ['de-DE', '+49 - Deutschland', ['Ägypten', 'Albanien']],
    ['sv-SE', '+46 - Sverige', ['Zimbabwe', 'Åland']],
    ['es-ES', '+34 - España', ['Nueva Zelanda', 'Omán']],
    ['el-GR', '+30 - Ελλάδα', ['Αίγυπτος', 'Αιθιοπία']],
    ['cs-CZ', '+420 - Česko', ['Bulharsko', 'Burkina Faso']],
  ] as const)('knows %s', (locale, text, [before, after]) => {
    expect(textsIn(locale)).toContain(text);
    expect(namesIn(locale).indexOf(before)).toBeGreaterThan(-1);
    expect(namesIn(locale).indexOf(before)).toBeLessThan(namesIn(locale).indexOf(after));
  });

  it.each(['odd one', 'QQ'])('keeps the service’s name of %s, which the language does not know', (nameAbbr) => {
    const odd = { text: '+1 - Some - where', value: '1', valueKey: '1-odd', nameAbbr, id: 0 };
    expect(phoneCountriesIn('fr-FR', [odd])[0]?.text).toBe('+1 - Some - where');
  });
});
