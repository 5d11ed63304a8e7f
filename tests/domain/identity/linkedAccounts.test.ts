import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinkedAccount, type MobileNumber, needsAccountSelection } from '#domain/identity/accessToken.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { linkedNumbers, numberChoice } from '#domain/two-factor/linkedNumbers.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { twoFactorDestination } from '#domain/two-factor/twoFactorScreen.ts';
import { linkedAccount } from '#tests/arbitraries/linkedAccount.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';

const accounts = fc.array(linkedAccount, { maxLength: 5 });

const account = (id: string, mobilePrefix: string | null, mobilePhone = ''): LinkedAccount => ({
  profileId: unsafeNominal<'ProfileId'>(id),
  accountType: 'Personal',
  name: id,
  mobileNumber: mobilePrefix === null ? null : { mobilePrefix, mobilePhone },
});

const joined = ({ mobilePrefix, mobilePhone }: MobileNumber): string => `${mobilePrefix} ${mobilePhone}`;

describe('linkedAccounts', () => {
  it('leaves both parts of a number as they are, for the one who reads numbers', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (mobilePrefix, mobilePhone) => {
        expect(linkedNumbers([account('a', mobilePrefix, mobilePhone)], joined)).toEqual([
          { profileId: 'a', number: joined({ mobilePrefix, mobilePhone }) },
        ]);
      }),
    );
  });

  it('leaves out the accounts whose number cannot be read', () => {
    expect(linkedNumbers([account('a', '44', ''), account('b', null)], () => null)).toEqual([]);
  });

  it('picks the only account with a number without asking', () => {
    const list = [account('a', null), account('b', '44', '7700900123'), account('c', null)];
    expect(numberChoice(linkedNumbers(list, joined))).toEqual({
      _tag: 'OneNumber',
      only: { profileId: 'b', number: '44 7700900123' },
    });
  });

  it('asks only when several accounts have a number, and offers each of them', () => {
    fc.assert(
      fc.property(accounts, (list) => {
        const numbers = linkedNumbers(list, joined);
        const choice = numberChoice(numbers);
        const withNumber = list.filter(({ mobileNumber }) => mobileNumber !== null);
        expect(choice._tag === 'SeveralNumbers').toBe(withNumber.length > 1);
        expect(choice._tag === 'NoNumber').toBe(withNumber.length === 0);
        const offered = choice._tag === 'SeveralNumbers' ? choice.numbers.length : Math.min(1, withNumber.length);
        expect(offered).toBe(withNumber.length);
        const state = { ...noTwoFactor, status: 'SetupRequired' as const, linkedNumbers: numbers };
        expect(twoFactorDestination(state) === '/2fa/choose-number').toBe(choice._tag === 'SeveralNumbers');
      }),
    );
  });

  it('returns every number with its profile, in the order of the accounts', () => {
    fc.assert(
      fc.property(accounts, (list) => {
        const expected = list.flatMap(({ profileId: owner, mobileNumber }) =>
          mobileNumber === null ? [] : [{ profileId: owner, number: joined(mobileNumber) }],
        );
        expect(linkedNumbers(list, joined)).toEqual(expected);
      }),
    );
  });

  it('needs a selection when there are several and none is chosen', () => {
    fc.assert(
      fc.property(accounts, fc.option(profileId), (list, chosen) => {
        expect(needsAccountSelection(list, chosen)).toBe(list.length > 1 && chosen === null);
      }),
    );
  });
});
