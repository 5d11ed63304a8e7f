import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makePhoneNumbers } from '#application/two-factor/phoneNumbers.ts';
import { noTwoFactor, type Phone, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { libphoneBook } from '#infrastructure/phone/module.ts';
import { makeSteppedClock } from '#tests/support/steppedClock.ts';

const number = '+447400123456';
const unchecked = (given: string): Phone => ({ _tag: 'Unchecked', number: given, type: null });
const withNumber: TwoFactor = { ...noTwoFactor, status: 'Enrolled', phone: unchecked(number) };

const offered = ['CA', 'FR', 'GB', 'US'];

const openedNumbers = async () => {
  const phones = makePhoneNumbers({ phoneBook: libphoneBook, clock: makeSteppedClock(0) });
  await phones.open();
  return phones;
};

describe('phone numbers before the phone book is loaded', () => {
  const phones = makePhoneNumbers({ phoneBook: libphoneBook, clock: makeSteppedClock(0) });

  it('cannot be parsed or shown, are bullets where they are masked, and are drafted as they are', () => {
    expect(phones.read({ country: 'GB', number: '07400 123456' })).toEqual(E.left('Malformed'));
    expect([phones.shown(withNumber), phones.absorb(number, offered)]).toEqual([null, null]);
    expect(phones.masked(number)).toEqual({ text: '••••', tail: null });
    expect(phones.numberOf({ mobilePrefix: '44', mobilePhone: '7400123456' })).toBeNull();
    expect(phones.callingCodes()).toEqual([]);
    expect(phones.draft(withNumber, offered)).toEqual({ country: 'GB', number });
  });
});

describe('phone numbers', () => {
  it('are parsed, and have the calling codes of the countries', async () => {
    const phones = await openedNumbers();
    expect(phones.read({ country: 'GB', number: '07400 123456' })).toMatchObject(E.right({ number }));
    expect(phones.callingCodes()).toContainEqual({ country: 'GB', code: '44' });
  });

  it('are shown masked, and whole while setup is required; a text that is no number is bullets alone', async () => {
    const { shown, masked } = await openedNumbers();
    expect(shown(withNumber)).toEqual({ text: '+44 •••• ••3456', tail: '3456' });
    expect(shown({ ...withNumber, status: 'SetupRequired' })).toEqual({ text: '+44 7400 123456', tail: null });
    expect(shown({ ...withNumber, phone: { _tag: 'Absent' } })).toBeNull();
    expect(masked(number)).toEqual({ text: '+44 •••• ••3456', tail: '3456' });
    expect(masked('none')).toEqual({ text: '••••', tail: null });
  });

  it.each([
    ['+33612345678', { country: 'FR', number: '06 12 34 56 78' }],
    ['+4915123456789', { country: 'GB', number: '+4915123456789' }],
    ['+979123456789', { country: 'GB', number: '+979123456789' }],
    ['none', { country: 'GB', number: 'none' }],
    [null, { country: 'GB', number: '' }],
  ])('of the profile, as %j, begin the form with %j', async (given, typed) => {
    const { draft } = await openedNumbers();
    const phone: Phone = given === null ? { _tag: 'Absent' } : unchecked(given);
    expect(draft({ ...withNumber, phone }, offered)).toEqual(typed);
  });

  it.each([
    ['+33612345678', { country: 'FR', number: '06 12 34 56 78' }],
    ['0033612345678', { country: 'FR', number: '06 12 34 56 78' }],
    ['+447797712345', { country: 'GB', number: '07797 712345' }],
    ['+14165550123', { country: 'CA', number: '(416) 555-0123' }],
    ['+18765550123', { country: 'US', number: '(876) 555-0123' }],
    ['0612345678', null],
    ['+4915123456789', null],
    ['+979123456789', null],
    ['+12125550123x7', null],
    ['+', null],
  ])('typed as %s fill both fields with %j', async (typed, fields) => {
    expect((await openedNumbers()).absorb(typed, offered)).toEqual(fields);
  });

  it('with a calling code that several countries have fill the country that the form has', async () => {
    const { absorb } = await openedNumbers();
    expect(absorb('+1 876 555 0123', ['CA'])).toEqual({ country: 'CA', number: '(876) 555-0123' });
  });
});
