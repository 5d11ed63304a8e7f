import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { maskedNumber } from '#domain/two-factor/phoneNumber.ts';
import { libphoneBook } from '#infrastructure/phone/module.ts';
import { phoneBookContract, setUpPhoneBook } from '#tests/contracts/phoneBook.ts';

phoneBookContract('libphoneBook', libphoneBook);

const book = setUpPhoneBook(libphoneBook);

describe('libphoneBook', () => {
  it.each([
    ['GB', '7700900123', '+447700900123', 'GB'],
    ['GB', '(0) 7700-900.123', '+447700900123', 'GB'],
    ['GB', '０７７００ ９００１２３', '+447700900123', 'GB'],
    ['US', '+44 7700 900123', '+447700900123', 'GB'],
    ['US', '0044 7700 900123', '+447700900123', 'GB'],
    ['JE', '+44 7700 900123', '+447700900123', 'JE'],
    ['GB', '\u202a+225\u202f07 07 12 34 56\u202c', '+2250707123456', 'CI'],
    ['GB', 'tel:+33612345678', '+33612345678', 'FR'],
    ['GB', ' Tel: 0033\ufe0f 6 12 34 56 78', '+33612345678', 'FR'],
    ['GB', '٠٠٩٦٦ ٥١ ٢٣٤ ٥٦٧٨', '+966512345678', 'SA'],
    ['GB', '＋３３６１２３４５６７８', '+33612345678', 'FR'],
  ])('reads, with %s chosen, %s as %s of %s', (...row) => {
    const [country, number, inE164, home] = row;
    expect(book().read({ country, number })).toMatchObject(E.right({ number: inE164, country: home }));
  });

  it.each([
    ['GB', '', 'Missing'],
    ['GB', '   ', 'Missing'],
    ['GB', '\u200b\u202f\ufeff', 'Missing'],
    ['GB', 'tel:', 'Malformed'],
    ['GB', 'not a number', 'Malformed'],
    ['GB', '0770', 'TooShort'],
    ['GB', '07700 900123 456789', 'TooLong'],
    ['', '07700 900123', 'NoCountry'],
    ['ZZ', '07700 900123', 'NoCountry'],
  ])('refuses, with %s chosen, "%s": %s', (country, number, problem) => {
    expect(book().read({ country, number })).toEqual(E.left(problem));
  });

  it.each([
    ['+447700900123', '+44 •••• ••0123', '0123'],
    ['+442079460103', '+44 •• •••• 0103', '0103'],
    ['+33612345678', '+33 • •• •• 56 78', '5678'],
    ['+12025550123', '+1 ••• ••• 0123', '0123'],
  ])('splits %s so that it is masked as %s', (number, masked, tail) => {
    const parts = book().partsOf(number);
    expect(parts && maskedNumber(parts)).toEqual({ text: masked, tail });
  });

  it('knows every country that has a calling code', () => {
    expect(book().callingCodes.length).toBeGreaterThan(200);
    expect(book().callingCodes).toContainEqual({ country: 'GB', code: '44' });
  });
});
