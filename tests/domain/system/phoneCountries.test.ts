import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { countryOptions, phoneCountries } from '#domain/system/phoneCountries.ts';
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
    expect(countries.map(({ nameAbbr }) => nameAbbr)).toEqual(usable.map((each) => each.value));
  });
});

const { callingCodes } = openPhoneBook;
const textsIn = (locale: Locale): ReadonlyArray<string> =>
  countryOptions(locale, [], callingCodes).map(({ text }) => text);
const namesIn = (locale: Locale): ReadonlyArray<string> =>
  textsIn(locale).map((text) => text.replace(/ \(\+\d+\)$/, ''));

describe('countryOptions', () => {
  const some = fc.shuffledSubarray([...callingCodes], { minLength: 1, maxLength: 12 });
  itAlways('are the countries that the service lists, each once', [anyLocale, some], (locale, all) => {
    const ofService = phoneCountries(optionsOf(all.map(({ country, code }) => ({ value: country, text: code }))));
    const unknown = phoneCountries(optionsOf([{ value: 'AN', text: '599' }]));
    const options = countryOptions(locale, [...unknown, ...ofService, ...ofService.slice(0, 3)], callingCodes);
    expect(options).toEqual(countryOptions(locale, ofService.toReversed(), callingCodes));
    expect(options.map(({ country }) => country).toSorted()).toEqual(all.map(({ country }) => country).toSorted());
    for (const { country, code } of all)
      expect(options.find((option) => option.country === country)?.text.endsWith(` (+${code})`)).toBe(true);
  });

  it('are those of the phone book where the service lists none of them', () => {
    const unknown = phoneCountries(optionsOf([{ value: 'AN', text: '599' }]));
    for (const none of [[], unknown]) {
      const options = countryOptions('en-GB', none, callingCodes);
      expect(options).toHaveLength(callingCodes.length);
      expect(options).toContainEqual({ country: 'FR', code: '33', text: 'France (+33)' });
    }
  });

  it.each(locales)('names and orders every country as %s does', (locale) => {
    const names = namesIn(locale);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  });

  it.each([
    ['de-DE', 'Deutschland (+49)', ['Ägypten', 'Albanien']],
    ['sv-SE', 'Sverige (+46)', ['Zimbabwe', 'Åland']],
  ] as const)('knows %s', (locale, text, [before, after]) => {
    expect(textsIn(locale)).toContain(text);
    const [first, second] = [namesIn(locale).indexOf(before), namesIn(locale).indexOf(after)];
    expect([first >= 0, first < second]).toEqual([true, true]);
  });
});
