import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { isCountryFound, phoneCountriesIn } from '#domain/system/countryList.ts';
import { countriesToChoose, phoneCountries } from '#domain/system/phoneCountries.ts';
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

  it('are those of the phone book where the service lists none, and the service’s alone where it lists any', () => {
    expect([phoneCountries([]), phoneCountries(optionsOf([]))]).toEqual([[], []]);
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
  const some = fc.shuffledSubarray([...listed], { maxLength: 12 });
  itAlways('keeps every country, changes only its name, and sorts by that', [anyLocale, some], (locale, shuffled) => {
    const bare = (all: typeof listed) => new Set(all.map((country) => JSON.stringify({ ...country, text: null })));
    const named = phoneCountriesIn(locale, shuffled);
    expect(bare(named)).toEqual(bare(shuffled));
    expect(named).toHaveLength(shuffled.length);
    expect(named).toEqual(phoneCountriesIn(locale, shuffled.toReversed()));
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

describe('isCountryFound', () => {
  it.each([
    ['+44 - United Kingdom', ['+44', '0044', ' +4 ', '(4) 4']],
    ['+1 - Canada', ['00-1']],
    ['+225 - Côte d’Ivoire', ['CÔTE D’IV', 'cote d ivoire']],
    ['+245 - Guinea-Bissau', ['guinea bissau', 'guineabissau']],
    ['+239 - São Tomé & Príncipe', ['sao tome']],
    ['+1 - St Lucia', ['st. lucia']],
  ])('finds %s by %j', (country, typed) => {
    expect(typed.filter((text) => !isCountryFound(country, text))).toEqual([]);
  });

  it('does not find a country by a code inside its own, or by more than its name', () => {
    const pairs = [
      ['+44 - United Kingdom', '444', '44 France', 'x44'],
      ['+244 - Angola', '44'],
      ['+350 - Gibraltar', '+35 0 1'],
      ['+49 - Germany', 'germanyy'],
    ];
    const found = pairs.flatMap(([country = '', ...typed]) => typed.filter((text) => isCountryFound(country, text)));
    expect(found).toEqual([]);
  });

  const region = fc.constantFrom('GB', 'CI', 'TR', 'AX', 'CZ', 'GR', 'RE', 'ST', 'CW', 'FO');
  const part = fc.tuple(fc.stringMatching(/^[1-9]\d{0,3}$/), fc.nat(), fc.nat());
  const place = fc.tuple(anyLocale, region);
  itAlways(
    'finds a country by any part of its name, in every language',
    [place, part],
    ([locale, at], [code, one, two]) => {
      const name = new Intl.DisplayNames([locale], { type: 'region' }).of(at) ?? at;
      const [from, to] = [one % name.length, two % (name.length + 1)].toSorted((a, b) => a - b);
      const names = [name, name.slice(from, to), name.toLocaleUpperCase(locale), ' '];
      for (const typed of [...names, code.slice(0, 1 + (one % code.length))])
        expect([typed, isCountryFound(`+${code} - ${name}`, typed)]).toEqual([typed, true]);
    },
  );
});
