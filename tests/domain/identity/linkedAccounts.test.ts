import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkedAccount } from '#domain/identity/accessToken.ts';
import { linkedNumbers, needsAccountSelection, numberChoice } from '#domain/identity/linkedAccounts.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { twoFactorDestination } from '#domain/two-factor/twoFactorDestination.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { linkedAccount } from '#tests/arbitraries/linkedAccount.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';

const accounts = fc.array(linkedAccount, { maxLength: 5 });

const account = (id: string, mobilePrefix: string | null, mobilePhone = ''): LinkedAccount => ({
  profileId: unsafeNominal<'ProfileId'>(id),
  accountType: 'Personal',
  name: id,
  mobileNumber: mobilePrefix === null ? null : { mobilePrefix, mobilePhone },
});

describe('linkedAccounts', () => {
  it.each([
    ['44', '7700900123', '+447700900123'],
    ['+44', '07700 900123', '+447700900123'],
    ['0044', '(0)7700-900123', '+447700900123'],
    ['420', '00602 123456', '+420602123456'],
  ])('joins prefix %s and number %s to %s', (prefix, number, e164) => {
    expect(linkedNumbers([account('a', prefix, number)])).toEqual([{ profileId: 'a', number: e164 }]);
  });

  it('treats an empty number as none', () => {
    expect(linkedNumbers([account('a', '44', ''), account('b', '', '7700900123')])).toEqual([]);
  });

  it('picks the only account with a number without asking', () => {
    const list = [account('a', null), account('b', '44', '7700900123'), account('c', null)];
    expect(numberChoice(list)).toEqual({ _tag: 'OneNumber', only: { profileId: 'b', number: '+447700900123' } });
  });

  it('asks only when several accounts have a number, and offers each of them', () => {
    fc.assert(
      fc.property(accounts, (list) => {
        const choice = numberChoice(list);
        const withNumber = list.filter(({ mobileNumber }) => mobileNumber !== null);
        expect(choice._tag === 'SeveralNumbers').toBe(withNumber.length > 1);
        expect(choice._tag === 'NoNumber').toBe(withNumber.length === 0);
        const offered = choice._tag === 'SeveralNumbers' ? choice.numbers.length : Math.min(1, withNumber.length);
        expect(offered).toBe(withNumber.length);
        const state = { ...noTwoFactor, status: 'SetupRequired' as const, linkedNumbers: linkedNumbers(list) };
        expect(twoFactorDestination(state) === '/2fa/choose-number').toBe(choice._tag === 'SeveralNumbers');
      }),
    );
  });

  it('returns every number in E.164 form with its profile', () => {
    fc.assert(
      fc.property(accounts, (list) => {
        for (const { number, profileId: owner } of linkedNumbers(list)) {
          expect(number).toMatch(/^\+[1-9][0-9]+$/);
          expect(list.some((one) => one.profileId === owner && one.mobileNumber !== null)).toBe(true);
        }
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
