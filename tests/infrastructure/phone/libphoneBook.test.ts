import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { libphoneBook } from '#infrastructure/phone/module.ts';
import { openPhoneBook as book } from '#infrastructure/phone/openPhoneBook.ts';
import { exampleNumbers } from '#tests/arbitraries/exampleNumber.ts';

describe('libphoneBook', () => {
  // Source: Ofcom, telephone numbers for use in TV and radio drama programmes, which no operator ever has.
  it.each([
    ['GB', '07700 900999', '+447700900999', 'GB'],
    ['GB', '020 7946 0000', '+442079460000', 'GB'],
    ['GB', '01632 960123', '+441632960123', 'GB'],
    ['GB', '(0) 7700-900.123', '+447700900123', 'GB'],
    ['GB', '０７７００ ９００１２３', '+447700900123', 'GB'],
    ['GB', '+44 7797 712345', '+447797712345', 'JE'],
    ['US', '+1 416 555 0123', '+14165550123', 'CA'],
    ['CA', '+1 555 555 0123', '+15555550123', 'US'],
    ['NO', '+979 123 456 789', '+979123456789', undefined],
    ['GB', ' Tel: 0033\ufe0f 6 12 34 56 78', '+33612345678', 'FR'],
    ['GB', '٠٠٩٦٦ ٥١ ٢٣٤ ٥٦٧٨', '+966512345678', 'SA'],
    ['GB', '＋３３６１２３４５６７８', '+33612345678', 'FR'],
  ])('reads, with %s chosen, %s as %s of %s', (...row) => {
    const [country, number, inE164, home] = row;
    const reading = book.read({ country, number });
    expect(reading).toMatchObject(E.right({ number: inE164 }));
    expect(E.isRight(reading) && reading.right.countries[0]).toBe(home);
  });

  it('names the own country of a number first, then the countries that share its calling code, the main one first', () => {
    const reading = book.read({ country: '', number: '+44 1534 712345' });
    expect(reading).toMatchObject(E.right({ countries: ['JE', 'GB', 'GG', 'IM', 'JE'] }));
  });

  it.each(['ext. 7', 'x7', '#7', ';ext=7', ', 7', 'доб. 7', 'anexo 7', 'poste 7'])(
    'finds no number where “%s” follows, because no code reaches an extension',
    (extension) => {
      for (const number of [`+1 212 555 0123 ${extension}`, `212 555 0123 ${extension}`])
        expect(book.read({ country: 'US', number })).toEqual(E.left('Malformed'));
      expect(book.numberOf({ mobilePrefix: '1', mobilePhone: `212 555 0123 ${extension}` })).toBeNull();
    },
  );

  it('reads no number that would be another one if it was read again, as where the zero of a country is doubled', () => {
    const numberIn = (country: string, number: string): string | null => {
      const reading = book.read({ country, number });
      return E.isLeft(reading) ? null : reading.right.number;
    };
    const read = exampleNumbers.flatMap((example) => {
      const { countryCallingCode: code, nationalNumber: own, country = '' } = example;
      const doubled = [`+${code} (0)0${own}`, `+${code} (0) ${example.formatNational()}`, `00${code} 00${own}`];
      return doubled.flatMap((typed) => numberIn(country, typed) ?? []);
    });
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((number) => numberIn('', number) !== number)).toEqual([]);
  });

  it.each([
    ['GB', '6123456789'],
    ['GB', '+44 6123 456789'],
    ['US', '+1 123 456 7890'],
    ['FR', '+47 12345678'],
    ['GB', '+883 123 456 789 01'],
  ])('refuses, with %s chosen, %s, which has the length of a number and is in no numbering plan', (country, number) => {
    expect(book.read({ country, number })).toEqual(E.left('Malformed'));
  });

  it.each([
    ['GB', '', 'Missing'],
    ['GB', '\u200b\u202f\ufeff', 'Missing'],
    ['GB', 'tel:', 'Malformed'],
    ['GB', 'not a number', 'Malformed'],
    ['GB', '0770', 'TooShort'],
    ['GB', '07700 900123 456789', 'TooLong'],
    ['GB', '+999 123 456 789', 'NotOffered'],
    ['', '07700 900123', 'NoCountry'],
    ['ZZ', '07700 900123', 'NoCountry'],
  ])('refuses, with %s chosen, "%s": %s', (country, number, problem) => {
    expect(book.read({ country, number })).toEqual(E.left(problem));
  });

  it('knows every country that has a calling code', async () => {
    expect(await libphoneBook.open()).toEqual(E.right(book));
    expect(book.callingCodes.length).toBeGreaterThan(200);
    expect(book.callingCodes).toContainEqual({ country: 'GB', code: '44' });
  });
});
