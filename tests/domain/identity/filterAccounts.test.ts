import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkedAccount } from '#domain/identity/accessToken.ts';
import { filterAccounts } from '#domain/identity/linkedAccounts.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { linkedAccount } from '#tests/arbitraries/linkedAccount.ts';

const accounts = fc.array(linkedAccount);
const accountNamed = (name: string): LinkedAccount => ({
  profileId: unsafeNominal<'ProfileId'>(name),
  accountType: 'Business',
  name,
  mobileNumber: null,
});

describe('filterAccounts', () => {
  it('returns every account for an empty query', () => {
    fc.assert(
      fc.property(accounts, fc.constantFrom('', ' ', '\t\n'), (all, nothing) => {
        expect(filterAccounts(all, nothing)).toEqual(all);
      }),
    );
  });

  it('finds an account by its name, and keeps the order', () => {
    fc.assert(
      fc.property(accounts, linkedAccount, (others, account) => {
        const all = [...others, account];
        const found = filterAccounts(all, account.name);
        expect(found).toContain(account);
        expect(found).toEqual(all.filter((each) => found.includes(each)));
      }),
    );
  });

  it('finds no account that lacks one of the words', () => {
    expect(filterAccounts([accountNamed('Acme Ltd'), accountNamed('Other Ltd')], 'other acme')).toEqual([]);
  });

  it.each([
    ['emigre', 'Émigré & Søns'],
    ['ÉMIGRÉ', 'Emigre Ltd'],
    ['ltd acme', 'Acme Trading Ltd'],
    [' acme \t ltd ', 'Acme Ltd'],
    ['ａｃｍｅ', 'Acme Ltd'],
    ['ırmak', 'Irmak'],
    ['irmak', 'IRMAK'],
    ['IRMAK', 'ırmak'],
    ['lodz', 'Łódź sp. z o.o.'],
    ['łódź z.o.o.', 'Lodz Sp. zoo'],
    ["o'brien", 'OBrien Ltd'],
    ['obrien', 'O’Brien Ltd'],
    ['jp morgan', 'J.P. Morgan'],
    ['j.p.', 'JP Morgan'],
    ['grosse strasse', 'Große Straße GmbH'],
    ['große', 'Grosse GmbH'],
    ['aero', 'Ærø ApS'],
    ['coeur', 'Cœur SARL'],
    ['dordevic', 'Đorđević'],
    ['thor', 'Þór ehf'],
    ['οδυσσευς', 'ΟΔΥΣΣΕΎΣ'],
    ['smith-jones', 'Smith Jones'],
    ['smith jones', 'Smith–Jones'],
  ])('finds by %j the account %j', (typed, name) => {
    expect(filterAccounts([accountNamed('Other'), accountNamed(name)], typed)).toEqual([accountNamed(name)]);
  });
});
