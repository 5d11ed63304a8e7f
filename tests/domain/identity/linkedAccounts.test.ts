import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinkedAccount, twoFactorClaim } from '#domain/identity/accessToken.ts';
import { filterAccounts, needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { linkedAccount } from '#tests/arbitraries/linkedAccount.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';

const accounts = fc.array(linkedAccount, { maxLength: 5 });
const accountNamed = (name: string): LinkedAccount => ({
  profileId: unsafeNominal<'ProfileId'>(name),
  accountType: 'Business',
  name,
  mobileNumber: null,
});

describe('twoFactorClaim', () => {
  it('is Required or Completed where a second factor is required, else NotRequired', () => {
    const claims = (required: boolean) => [false, true].map((completed) => twoFactorClaim({ required, completed }));
    expect([...claims(true), ...claims(false)]).toEqual(['Required', 'Completed', 'NotRequired', 'NotRequired']);
  });
});

describe('needsAccountSelection', () => {
  itAlways('is true of several accounts without a choice', [accounts, fc.option(profileId)], (list, chosen) => {
    expect(needsAccountSelection(list, chosen)).toBe(list.length > 1 && chosen === null);
  });
});

describe('filterAccounts', () => {
  itAlways('finds an account by its name, and keeps the order', [accounts, linkedAccount], (others, account) => {
    const all = [...others, account];
    const found = filterAccounts(all, account.name);
    expect(found).toContain(account);
    expect(found).toEqual(all.filter((each) => found.includes(each)));
    for (const nothing of ['', ' ', '\t\n']) expect(filterAccounts(all, nothing)).toEqual(all);
  });

  it('finds no account that lacks one of the words', () => {
    expect(filterAccounts([accountNamed('Acme Ltd'), accountNamed('Other Ltd')], 'other acme')).toEqual([]);
  });

  it.each([
    ['ltd acme', 'Acme Trading Ltd'],
    [' acme \t ltd ', 'Acme Ltd'],
    ['emigre', 'Émigré & Søns'],
    ['ÉMIGRÉ', 'Emigre Ltd'],
    ['j.p.', 'JP Morgan'],
    ['jp morgan', 'J.P. Morgan'],
    ['smith jones', 'Smith–Jones'],
  ])('finds by %j the account %j', (typed, name) => {
    expect(filterAccounts([accountNamed('Other'), accountNamed(name)], typed)).toEqual([accountNamed(name)]);
  });
});
