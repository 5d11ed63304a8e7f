import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPhoneBook as book } from '#infrastructure/phone/openPhoneBook.ts';
import {
  callingCodeSpellings,
  exampleNumber,
  exampleNumbers,
  internationalSpellings,
  nationalSpellings,
} from '#tests/arbitraries/exampleNumber.ts';
import { spaced } from '#tests/arbitraries/invisible.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

// Because: a busy machine takes long for each spelling of each country.
const timeout = 60_000;

/** The numbers are the examples of every country that libphonenumber gives. */
describe('libphoneBook', () => {
  it('reads the number of a linked account of every country in every customary form', { timeout }, () => {
    const misread = exampleNumbers.flatMap((one) =>
      callingCodeSpellings(one).flatMap((mobilePrefix) =>
        [...nationalSpellings(one), ...internationalSpellings(one)]
          .map((mobilePhone) => ({ mobilePrefix, mobilePhone }))
          .filter((mobile) => book.numberOf(mobile) !== one.number),
      ),
    );
    expect(misread).toEqual([]);
  });

  it('reads a typed number of every country in every customary form', () => {
    const misread = exampleNumbers.flatMap((one) => {
      const country = one.country ?? '';
      const typed = [
        ...nationalSpellings(one).map((number) => ({ country, number })),
        ...internationalSpellings(one).flatMap((number) =>
          ['', country, 'GB'].map((chosen) => ({ country: chosen, number })),
        ),
      ];
      return typed.filter((fields) => {
        const reading = book.read(fields);
        return E.isLeft(reading) || reading.right.number !== one.number;
      });
    });
    expect(misread).toEqual([]);
  });

  const typed = exampleNumber.chain((one) =>
    fc.record({
      one: fc.constant(one),
      national: fc.constantFrom(...nationalSpellings(one)).chain(spaced),
      whole: fc.constantFrom(...internationalSpellings(one)).chain(spaced),
      prefix: fc.constantFrom(...callingCodeSpellings(one)).chain(spaced),
    }),
  );
  itAlways(
    'reads a number alike with invisible characters and white space anywhere in it',
    [typed],
    ({ one, national, whole, prefix }) => {
      const country = one.country ?? '';
      expect(book.read({ country: '', number: whole })).toMatchObject(E.right({ number: one.number }));
      expect(book.read({ country, number: national })).toMatchObject(E.right({ number: one.number }));
      expect(book.numberOf({ mobilePrefix: prefix, mobilePhone: national })).toBe(one.number);
    },
  );

  it('splits every number into its calling code and the rest, which keeps its groups', () => {
    const misread = exampleNumbers.filter((one) => {
      const { callingCode, national } = book.partsOf(one.number) ?? { callingCode: '', national: '' };
      return callingCode !== one.countryCallingCode || `+${callingCode} ${national}` !== one.formatInternational();
    });
    expect(misread.map(({ number }) => number)).toEqual([]);
  });

  it.each([
    ['0044', '(0)7700-900123', '+447700900123'],
    ['54', '011 15-2345-6789', '+5491123456789'],
    ['1-684', '733 1234', '+16847331234'],
    ['', '+225 0707123456', '+2250707123456'],
  ])('reads prefix %j and number %j as %s', (mobilePrefix, mobilePhone, number) => {
    expect(book.numberOf({ mobilePrefix, mobilePhone })).toBe(number);
  });

  it.each([
    ['44', ''],
    ['', '7700900123'],
    ['GB', '7700900123'],
    ['999', '7700900123'],
    ['44', '0770'],
    ['44', '00225 0707123456'],
    ['44', 'see below'],
  ])('finds no number in prefix %j and number %j', (mobilePrefix, mobilePhone) => {
    expect(book.numberOf({ mobilePrefix, mobilePhone })).toBeNull();
  });

  const text = fc.string({ unit: 'binary' });
  itAlways('reads any text, and never throws', [text, text], (mobilePrefix, mobilePhone) => {
    expect(book.numberOf({ mobilePrefix, mobilePhone }) ?? '+0000').toMatch(/^\+\d{4,17}$/);
    const reading = book.read({ country: mobilePrefix, number: mobilePhone });
    expect(E.isRight(reading) ? reading.right.number : '+0000').toMatch(/^\+\d{4,17}$/);
  });
});
