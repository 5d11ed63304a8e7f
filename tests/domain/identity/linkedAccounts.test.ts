import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkedAccount, MobileNumber } from '#domain/identity/accessToken.ts';
import { needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { linkedNumbers } from '#domain/two-factor/phoneNumber.ts';
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

  it('asks only when several accounts have a number, and offers each of them', () => {
    fc.assert(
      fc.property(accounts, (list) => {
        const numbers = linkedNumbers(list, joined);
        const withNumber = list.filter(({ mobileNumber }) => mobileNumber !== null);
        expect(numbers.map(({ profileId: id }) => id)).toEqual(withNumber.map(({ profileId: id }) => id));
        const state = { ...noTwoFactor, status: 'SetupRequired' as const, linkedNumbers: numbers };
        expect(twoFactorDestination(state) === '/2fa/choose-number').toBe(withNumber.length > 1);
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
