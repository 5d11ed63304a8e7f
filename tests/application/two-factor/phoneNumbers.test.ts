import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makePhoneNumbers } from '#application/two-factor/phoneNumbers.ts';
import { noTwoFactor, type Phone } from '#domain/two-factor/twoFactor.ts';
import { libphoneBook } from '#infrastructure/phone/module.ts';
import { makeSteppedClock } from '#tests/support/steppedClock.ts';

const number = '+447400123456';
const offered = ['CA', 'FR', 'GB', 'US'];
const withPhone = (phone: Phone) => ({ ...noTwoFactor, phone });
const withNumber = (given: string) => withPhone({ _tag: 'Unchecked', number: given, type: null });

const phones = makePhoneNumbers({ phoneBook: libphoneBook, clock: makeSteppedClock(0) });
const opened = async () => {
  await phones.open();
  return phones;
};

describe('phone numbers', () => {
  it('cannot be read or shown before the phone book is loaded: they are bullets where they are masked', () => {
    const closed = makePhoneNumbers({ phoneBook: libphoneBook, clock: makeSteppedClock(0) });
    expect(closed.read({ country: 'GB', number: '07400 123456' })).toEqual(E.left('Malformed'));
    expect([closed.shown(withNumber(number)), closed.absorb(number, offered)]).toEqual([null, null]);
    expect(closed.masked(number)).toEqual({ text: '••••', tail: null });
    expect(closed.numberOf({ mobilePrefix: '44', mobilePhone: '7400123456' })).toBeNull();
    expect(closed.callingCodes()).toEqual([]);
    expect(closed.draft(withNumber(number), offered)).toEqual({ country: 'GB', number });
  });

  it('are read and shown masked, and whole while setup is required', async () => {
    const { read, callingCodes, shown, masked } = await opened();
    const maskedNumber = { text: '+44 •••• ••3456', tail: '3456' };
    expect(read({ country: 'GB', number: '07400 123456' })).toMatchObject(E.right({ number }));
    expect(callingCodes()).toContainEqual({ country: 'GB', code: '44' });
    expect([shown(withNumber(number)), masked(number)]).toEqual([maskedNumber, maskedNumber]);
    expect(shown({ ...withNumber(number), status: 'SetupRequired' })).toEqual({ text: '+44 7400 123456', tail: null });
    expect(shown(withPhone({ _tag: 'Absent' }))).toBeNull();
    expect(masked('none')).toEqual({ text: '••••', tail: null });
  });

  it.each([
    ['+33612345678', { country: 'FR', number: '06 12 34 56 78' }],
    ['0033612345678', { country: 'FR', number: '06 12 34 56 78' }],
    ['+14165550123', { country: 'CA', number: '(416) 555-0123' }],
    ['0612345678', null],
    ['+4915123456789', null],
    ['+979123456789', null],
    ['+', null],
  ])('typed as %s fill both fields with %j, also those of the profile', async (typed, fields) => {
    const { absorb, draft } = await opened();
    expect(absorb(typed, offered)).toEqual(fields);
    expect(draft(withNumber(typed), offered)).toEqual(fields ?? { country: 'GB', number: typed });
    expect(draft(withPhone({ _tag: 'Absent' }), offered)).toEqual({ country: 'GB', number: '' });
  });
});
