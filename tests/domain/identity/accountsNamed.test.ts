import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountsNamed } from '#domain/identity/accountsNamed.ts';
import type { LinkedAccount } from '#domain/identity/accessToken.ts';
import { mint } from '#domain/shared/nominal.ts';
import { linkedAccount } from '#tests/arbitraries/linkedAccount.ts';

const accounts = fc.array(linkedAccount);
const called = (name: string): LinkedAccount => ({
  profileId: mint<'ProfileId'>(name),
  accountType: 'Business',
  name,
  mobileNumber: null,
});

describe('looking for an account', () => {
  it('finds every account for no word', () => {
    fc.assert(
      fc.property(accounts, fc.constantFrom('', ' ', '\t\n'), (all, nothing) => {
        expect(accountsNamed(all, nothing)).toEqual(all);
      }),
    );
  });

  it('finds an account by its own name, and only accounts there are, in their order', () => {
    fc.assert(
      fc.property(accounts, linkedAccount, (others, sought) => {
        const all = [...others, sought];
        const found = accountsNamed(all, sought.name);
        expect(found).toContain(sought);
        expect(found).toEqual(all.filter((account) => found.includes(account)));
      }),
    );
  });

  it.each([
    ['emigre', 'Émigré & Søns'],
    ['ÉMIGRÉ', 'Emigre Ltd'],
    ['ltd acme', 'Acme Trading Ltd'],
    ['ａｃｍｅ', 'Acme Ltd'],
  ])('finds by %j the account %j', (typed, name) => {
    expect(accountsNamed([called('Other'), called(name)], typed)).toEqual([called(name)]);
  });
});
