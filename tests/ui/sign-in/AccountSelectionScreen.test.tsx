import { describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView, textsOf } from '#tests/ui/renderView.tsx';
import { AccountSelectionScreen } from '#ui/sign-in/AccountSelectionScreen.tsx';

const email = 'many@sandbox.test';

/** The choice among accounts of these names. */
const open = async (accountType: 'Personal' | 'Corporate', names: ReadonlyArray<string>) => {
  const linked = names.map((name) => ({ name, accountType, mobileNumber: null }));
  const app = makeTestApp({ seeds: [{ email, password: seedPassword, accountType: 'Personal', linked }] });
  await app.useCases.signIn.submit({ email, password: seedPassword })();
  const shown = await renderView(<AccountSelectionScreen />, app);
  return {
    ...shown,
    ends: app.session().person.linkedAccounts.map(({ profileId }) => profileId.slice(-4)),
    accounts: () => textsOf(shown.page, 'li button').map((text) => text.trim()),
    found: () => textsOf(shown.page, 'search [role="status"]'),
  };
};

const companies = (count: number) => Array.from({ length: count }, (_, index) => `Company ${index + 1} Ltd`);

describe('the choice of an account', () => {
  it.each([
    [9, 0],
    [10, 1],
  ])('of %i accounts has a button for each, with its name and type, and %i search fields', async (count, fields) => {
    const { page, accounts } = await open('Corporate', companies(count));
    expect(accounts()).toEqual(companies(count).map((name) => `${name} Business`));
    expect(page.querySelectorAll('input')).toHaveLength(fields);
  });

  it('tells accounts of one name and type apart by the ends of their ids, and no other', async () => {
    const { accounts, ends } = await open('Personal', ['Rosa Alike', ' rosa  alike', 'Rosa Other']);
    expect(accounts()).toEqual([
      `Rosa Alike Personal Account ending in ${ends[0]}`,
      `rosa  alike Personal Account ending in ${ends[1]}`,
      'Rosa Other Personal',
    ]);
  });

  it('finds one of many by its name, in any case and without its accents, and says how many it found', async () => {
    const { type, accounts, found } = await open('Corporate', [...companies(10), 'Škoda Émigré Ltd']);
    expect([accounts().length, found()]).toEqual([11, ['11 accounts']]);
    await type({ account: 'nobody' });
    expect([accounts(), found()]).toEqual([[], ['No account has this name']]);
    await type({ account: 'emigre SKODA' });
    expect([accounts(), found()]).toEqual([['Škoda Émigré Ltd Business'], ['1 account']]);
  });
});
