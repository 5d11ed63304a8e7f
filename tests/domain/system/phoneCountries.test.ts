import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { countriesToChoose, countryOptions, phoneCountries } from '#domain/system/phoneCountries.ts';
import { openPhoneBook } from '#infrastructure/phone/openPhoneBook.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const abbreviation = fc.stringMatching(/^[A-Z]{2}$/);
const anyLocale = fc.constantFrom(...locales);
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

  const text = fc.oneof(callingCode, fc.constantFrom('', '+', 'n/a'));
  const option = fc.record({ value: fc.oneof(abbreviation, fc.constant('')), text });
  itAlways('numbers the options, and drops those without a country or a code', [fc.array(option)], (options) => {
    const countries = phoneCountries(optionsOf(options));
    expect(countries.map(({ id }) => id)).toEqual(countries.map((_, at) => at));
    const usable = options.filter((each) => each.value !== '' && /\d/.test(each.text));
    expect(countries.map(({ value }) => value)).toEqual(usable.map((each) => each.text));
    for (const country of countries) {
      expect(country.text.startsWith(`+${country.value} - `)).toBe(true);
      expect(country.valueKey).toBe(`${country.value}-${country.nameAbbr}`);
    }
  });

  it('are those of the phone book where the service lists none of them, and the service’s alone where it lists any', () => {
    expect([phoneCountries([]), phoneCountries(optionsOf([]))]).toEqual([[], []]);
    const ofBook = [
      { country: 'FR', code: '33' },
      { country: 'GB', code: '44' },
    ];
    const unknown = phoneCountries(optionsOf([{ value: 'AN', text: '599' }]));
    const french = { text: '+33 - FR', value: '33', valueKey: '33-FR', nameAbbr: 'FR', id: 0 };
    for (const none of [[], unknown])
      expect(countriesToChoose(none, ofBook)).toMatchObject([french, { nameAbbr: 'GB' }]);
    const british = phoneCountries(optionsOf([{ value: 'GB', text: '44' }]));
    expect(countriesToChoose([...unknown, ...british], ofBook)).toEqual(british);
  });
});

const listed = phoneCountries([
  {
    id: 'phoneCountries',
    options: openPhoneBook.callingCodes.map(({ country, code }) => ({ value: country, text: `+${code}` })),
  },
]);

const textsIn = (locale: Locale): ReadonlyArray<string> => countryOptions(locale, listed).map(({ text }) => text);
const namesIn = (locale: Locale): ReadonlyArray<string> =>
  textsIn(locale).map((text) => text.replace(/ \(\+\d+\)$/, ''));

describe('countryOptions', () => {
  const some = fc.shuffledSubarray([...listed], { maxLength: 12 });
  itAlways(
    'are the countries with their calling codes, each once, in whatever order',
    [anyLocale, some],
    (locale, all) => {
      const options = countryOptions(locale, [...all, ...all.slice(0, 3)]);
      expect(options).toEqual(countryOptions(locale, all.toReversed()));
      expect(options.map(({ country }) => country).toSorted()).toEqual(all.map(({ nameAbbr }) => nameAbbr).toSorted());
      for (const { nameAbbr, value } of all)
        expect(options.find(({ country }) => country === nameAbbr)?.text.endsWith(` (+${value})`)).toBe(true);
    },
  );

  it.each(locales)('names and orders every country as %s does', (locale) => {
    const names = namesIn(locale);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  });

  it.each([
    ['en-GB', 'United Kingdom (+44)', ['United Arab Emirates', 'United Kingdom']],
    ['de-DE', 'Deutschland (+49)', ['Ägypten', 'Albanien']],
    ['sv-SE', 'Sverige (+46)', ['Zimbabwe', 'Åland']],
    ['cs-CZ', 'Česko (+420)', ['Bulharsko', 'Burkina Faso']],
  ] as const)('knows %s', (locale, text, [before, after]) => {
    expect(textsIn(locale)).toContain(text);
    expect(namesIn(locale).indexOf(before)).toBeGreaterThan(-1);
    expect(namesIn(locale).indexOf(before)).toBeLessThan(namesIn(locale).indexOf(after));
  });
});
