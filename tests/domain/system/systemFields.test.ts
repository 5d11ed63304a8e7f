import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishedDocuments } from '#domain/system/documents.ts';
import { countriesToChoose, phoneCountries } from '#domain/system/phoneCountries.ts';

const rows = {
  privacyPolicyVersionAvailable: 'PP-2',
  termsAndConditionsVersionAvailable: 'TC-7',
  cookieNoticeVersionAvailable: null,
  documentLinks: { 'PP-2': 'https://xe.com/privacy', 'TC-7': 'https://xe.com/terms', 'TC-6': 'https://xe.com/old' },
};

describe('publishedDocuments', () => {
  it('returns each document with the link of its version, and null without a version', () => {
    expect(publishedDocuments(rows)).toEqual({
      terms: { version: 'TC-7', url: 'https://xe.com/terms' },
      privacyPolicy: { version: 'PP-2', url: 'https://xe.com/privacy' },
      cookieNotice: null,
    });
  });

  it('keeps the version of a document whose link is missing or unsafe', () => {
    const links = fc.oneof(
      fc.constantFrom<Record<string, string>>({}, { 'TC-7': 'javascript:alert(1)' }, { 'TC-7': ' data:text/html,x' }),
      fc.string().map((link): Record<string, string> => ({ 'TC-6': link })),
    );
    fc.assert(
      fc.property(links, (documentLinks) => {
        expect(publishedDocuments({ ...rows, documentLinks }).terms).toEqual({ version: 'TC-7', url: null });
      }),
    );
  });

  it('has no document with an empty version', () => {
    const none = { ...rows, termsAndConditionsVersionAvailable: '', documentLinks: { '': 'https://xe.com/terms' } };
    expect(publishedDocuments(none).terms).toBeNull();
  });

  it.each([
    ['http://xe.com/terms', 'http://xe.com/terms'],
    ['HTTPS://xe.com/terms', 'HTTPS://xe.com/terms'],
    ['mailto:ada@xe.com?body=https://xe.com', null],
    ['xe.com/terms', null],
    ['/terms', null],
    ['https://', null],
  ])('returns for the link %s the address %s', (link, url) => {
    expect(publishedDocuments({ ...rows, documentLinks: { 'TC-7': link } }).terms).toEqual({ version: 'TC-7', url });
  });

  it.each(['constructor', '__proto__', 'toString'])('finds no link under the inherited name %s', (version) => {
    expect(publishedDocuments({ ...rows, termsAndConditionsVersionAvailable: version }).terms?.url).toBeNull();
  });
});

const abbreviation = fc.stringMatching(/^[A-Z]{2}$/);
const callingCode = fc.stringMatching(/^[1-9]\d{0,2}$/);
const optionsOf = (options: ReadonlyArray<{ readonly value: string; readonly text: string }>) => [
  { id: 'phoneCountries', options },
  { id: 'Countries', options: [{ value: 'GB', text: 'United Kingdom' }] },
];

describe('phoneCountries', () => {
  it('has the text "+code - country name", and a unique key even for a shared code', () => {
    const fields = [
      { id: 'other', options: [{ value: 'FR', text: '33' }] },
      {
        id: 'phoneCountries',
        options: [
          { value: 'GB', text: '44' },
          { value: 'US', text: '+1' },
          { value: 'CA', text: '1' },
          { value: 'GI', text: '+350' },
        ],
      },
      {
        id: 'Countries',
        options: [
          { value: 'US', text: 'United States' },
          { value: 'GB', text: 'United Kingdom' },
        ],
      },
    ];
    expect(phoneCountries(fields)).toEqual([
      { text: '+44 - United Kingdom', value: '44', valueKey: '44-GB', nameAbbr: 'GB', id: 0 },
      { text: '+1 - United States', value: '1', valueKey: '1-US', nameAbbr: 'US', id: 1 },
      { text: '+1 - CA', value: '1', valueKey: '1-CA', nameAbbr: 'CA', id: 2 },
      { text: '+350 - GI', value: '350', valueKey: '350-GI', nameAbbr: 'GI', id: 3 },
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
