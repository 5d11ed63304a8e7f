import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { phoneCountriesIn } from '#domain/system/countryList.ts';
import { countriesToChoose, phoneCountries } from '#domain/system/phoneCountries.ts';
import { openPhoneBook } from '#infrastructure/phone/openPhoneBook.ts';

const abbreviation = fc.stringMatching(/^[A-Z]{2}$/);
const callingCode = fc.stringMatching(/^[1-9]\d{0,2}$/);
const optionsOf = (options: ReadonlyArray<{ readonly value: string; readonly text: string }>) => [
  { id: 'other', options: [{ value: 'FR', text: '33' }] },
  { id: 'phoneCountries', options },
  { id: 'Countries', options: [{ value: 'GB', text: 'United Kingdom' }] },
];

describe('phoneCountries', () => {
  it('has the text "+code - country name", and a unique key even for a shared code', () => {
    const options = [
      { value: 'GB', text: '44' },
      { value: 'US', text: '+1' },
      { value: 'CA', text: '1' },
    ];
    expect(phoneCountries(optionsOf(options))).toEqual([
      { text: '+44 - United Kingdom', value: '44', valueKey: '44-GB', nameAbbr: 'GB', id: 0 },
      { text: '+1 - US', value: '1', valueKey: '1-US', nameAbbr: 'US', id: 1 },
      { text: '+1 - CA', value: '1', valueKey: '1-CA', nameAbbr: 'CA', id: 2 },
    ]);
  });

  it('numbers the options from zero, and drops options without a country or a code', () => {
    const option = fc.record({
      value: fc.oneof(abbreviation, fc.constant('')),
      text: fc.oneof(callingCode, fc.constantFrom('', '+', 'n/a')),
    });
    fc.assert(
      fc.property(fc.array(option), (options) => {
        const countries = phoneCountries(optionsOf(options));
        expect(countries.map(({ id }) => id)).toEqual(countries.map((_, at) => at));
        const usable = options.filter(({ value, text }) => value !== '' && /\d/.test(text));
        expect(countries.map(({ value }) => value)).toEqual(usable.map(({ text }) => text));
        for (const { text, value, nameAbbr, valueKey } of countries) {
          expect(text.startsWith(`+${value} - `)).toBe(true);
          expect(valueKey).toBe(`${value}-${nameAbbr}`);
        }
      }),
    );
  });

  it('is empty where the service lists none', () => {
    expect([phoneCountries([]), phoneCountries(optionsOf([]))]).toEqual([[], []]);
  });

  it('are those of the phone book where the service lists none, and the service’s alone where it lists any', () => {
    const ofBook = [{ country: 'FR', code: '33' }];
    expect(countriesToChoose([], ofBook)).toEqual([
      { text: '+33 - FR', value: '33', valueKey: '33-FR', nameAbbr: 'FR', id: 0 },
    ]);
    const ofService = phoneCountries(optionsOf([{ value: 'GB', text: '44' }]));
    expect(countriesToChoose(ofService, ofBook)).toBe(ofService);
  });
});

const listed = phoneCountries([
  {
    id: 'phoneCountries',
    options: openPhoneBook.callingCodes.map(({ country, code }) => ({ value: country, text: `+${code}` })),
  },
]);

const textsIn = (locale: Locale): ReadonlyArray<string> => phoneCountriesIn(locale, listed).map(({ text }) => text);
const namesIn = (locale: Locale): ReadonlyArray<string> => textsIn(locale).map((text) => text.replace(/^\+\d+ - /, ''));

describe('phoneCountriesIn', () => {
  it('keeps every country, changes only its name, and does not depend on the order of the service', () => {
    const some = fc.shuffledSubarray([...listed], { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...locales), some, (locale, shuffled) => {
        const bare = (all: typeof listed) => new Set(all.map((country) => JSON.stringify({ ...country, text: null })));
        const named = phoneCountriesIn(locale, shuffled);
        expect(bare(named)).toEqual(bare(shuffled));
        expect(named).toHaveLength(shuffled.length);
        expect(named).toEqual(phoneCountriesIn(locale, shuffled.toReversed()));
      }),
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
