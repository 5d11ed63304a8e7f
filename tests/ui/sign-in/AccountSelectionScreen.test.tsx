import { describe, expect, it, vi } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';

const companies = Array.from({ length: 60 }, (_, index) => ({
  name: index === 41 ? 'Škoda Émigré Ltd' : `Company ${index + 1} Ltd`,
  accountType: 'Corporate' as const,
  mobileNumber: null,
}));

/** The person who has this many accounts: all of `companies`, or the first ones. */
const withCompanies = (count: number) => ({
  email: `with${count}@sandbox.test`,
  password: seedPassword,
  accountType: 'Personal' as const,
  linked: companies.slice(0, count),
});

const person = (name: string) => ({ name, accountType: 'Personal' as const, mobileNumber: null });

/** Opens the choice of a person with the given account. */
const open = async (email: string) => {
  const app = makeTestApp();
  for (const count of [9, 10, companies.length]) app.engine.createAccount(withCompanies(count));
  app.engine.createAccount({
    email: 'alike@sandbox.test',
    password: seedPassword,
    accountType: 'Personal',
    linked: [person('Rosa Alike'), person(' rosa  alike'), person('Rosa Other')],
  });
  await app.useCases.signIn.submit({ email, password: seedPassword })();
  const ids = app.ports.session.get().person.linkedAccounts.map(({ profileId }) => profileId);
  const shown = await renderApp(app, '/signin/account-selection');
  const accounts = (): ReadonlyArray<string> =>
    [...shown.page.querySelectorAll('main li button')].map(({ textContent }) => textContent?.trim() ?? '');
  const search = (text: string): Promise<void> => shown.act(() => typeInto(inputNamed(shown.page, 'account'), text));
  return {
    ...shown,
    ids,
    accounts,
    search,
    found: () => shown.page.querySelector('main search [role="status"]')?.textContent,
  };
};

describe('the choice of an account', () => {
  it('is a button for each, with its name and type', async () => {
    const { accounts } = await open('linked@sandbox.test');
    expect(accounts()).toEqual(expect.arrayContaining(['Lin Linked Personal', 'Linked Trading Ltd Business']));
  });

  it.each([
    [9, 0],
    [10, 1],
  ])('of %i accounts has %i search fields', async (count, fields) => {
    const { page, accounts } = await open(`with${count}@sandbox.test`);
    expect([accounts().length, page.querySelectorAll('main input').length]).toEqual([count, fields]);
  });

  it('can be left for another sign-in', async () => {
    const { page, path, act } = await open('linked@sandbox.test');
    await act(() => controlNamed(page, 'Use a different account').click());
    await vi.waitFor(() => act(() => expect(path()).toBe('/signin')));
  });

  it('tells accounts of one name and type apart by the ends of their ids, and no other', async () => {
    const { accounts, ids } = await open('alike@sandbox.test');
    const [first = '', second = ''] = ids.map((id) => id.slice(-4));
    expect(accounts()).toEqual([
      `Rosa Alike Personal Account ending in ${first}`,
      `rosa  alike Personal Account ending in ${second}`,
      'Rosa Other Personal',
    ]);
  });

  it('finds one of many by its name, in any case and without its accents, and says how many it found', async () => {
    const { accounts, search, found } = await open('with60@sandbox.test');
    expect([accounts().length, found()]).toEqual([60, '60 accounts']);
    await search('nobody');
    expect([accounts(), found()]).toEqual([[], 'No account has this name']);
    await search('emigre SKODA');
    expect([accounts(), found()]).toEqual([['Škoda Émigré Ltd Business'], '1 account']);
  });
});
