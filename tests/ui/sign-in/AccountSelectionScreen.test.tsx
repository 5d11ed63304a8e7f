import { describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { inputNamed, typeInto } from '#tests/ui/renderView.tsx';

const companies = Array.from({ length: 60 }, (_, index) => ({
  name: index === 41 ? 'Škoda Émigré Ltd' : `Company ${index + 1} Ltd`,
  accountType: 'Corporate' as const,
  mobileNumber: null,
}));

const person = (name: string) => ({ name, accountType: 'Personal' as const, mobileNumber: null });

/** Opens the choice of a person with the given account. */
const open = async (email: string) => {
  const app = makeTestApp();
  app.engine.createAccount({
    email: 'many@sandbox.test',
    password: seedPassword,
    accountType: 'Personal',
    linked: companies,
  });
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
    found: () => shown.page.querySelector('main form [role="status"]')?.textContent,
  };
};

describe('the choice of an account', () => {
  it('is a button for each, with its name and type, and no search where they are few', async () => {
    const { page, accounts } = await open('linked@sandbox.test');
    expect(accounts()).toEqual(expect.arrayContaining(['Lin Linked Personal', 'Linked Trading Ltd Business']));
    expect(page.querySelector('input')).toBeNull();
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

  it('finds one of many by its name, in any case and without its accents, says how many it found, and stays on Enter', async () => {
    const { page, path, act, accounts, search, found } = await open('many@sandbox.test');
    expect([accounts().length, found()]).toEqual([60, '60 accounts']);
    await search('nobody');
    expect([accounts(), found()]).toEqual([[], 'No account has this name']);
    await search('emigre SKODA');
    await act(() => page.querySelector('form')?.requestSubmit());
    expect([path(), accounts(), found()]).toEqual([
      '/signin/account-selection',
      ['Škoda Émigré Ltd Business'],
      '1 account',
    ]);
  });
});
