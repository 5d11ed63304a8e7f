import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkedAccount } from '#domain/identity/accessToken.ts';
import { filterAccounts, needsAccountSelection, tellApart } from '#domain/identity/person.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { linkedAccount, profileId } from '#tests/arbitraries/person.ts';

const accounts = fc.array(linkedAccount, { maxLength: 5 });
const accountNamed = (name: string, id: string = name): LinkedAccount => ({
  profileId: unsafeNominal<'ProfileId'>(id),
  accountType: 'Business',
  name,
  mobileNumber: null,
});
const listed = (all: ReadonlyArray<LinkedAccount>) =>
  tellApart(all, ({ name, accountType }) => `${name} ${accountType}`);

describe('needsAccountSelection', () => {
  itAlways('is true of several accounts without a choice', [accounts, fc.option(profileId)], (list, chosen) => {
    expect(needsAccountSelection(list, chosen)).toBe(list.length > 1 && chosen === null);
  });
});

// Because: short ids of few characters have all the same ends, and few names are often alike.
const similar = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom('Ann Lee', 'ann lee ', 'Ánn Lee', 'Ann\u200b  Lee', 'Ann-Lee', 'Ann\u2010Lee', 'Bo Lee'),
      fc.stringMatching(/^[01]{1,8}$/),
    )
    .map((one) => accountNamed(...one)),
  { selector: ({ profileId: id }) => id, maxLength: 12 },
);
const seen = ({ name }: LinkedAccount): string => (name === 'Bo Lee' ? 'bo' : 'ann');

describe('tellApart', () => {
  itAlways('labels two accounts differently, by their ids where their words are alike', [similar], (all) => {
    const labels = listed(all).map((one) => `${seen(one)} ${one.idTail}`);
    expect(new Set(labels).size).toBe(all.length);
  });

  itAlways('adds the shortest end of at least four characters, and only where another is alike', [similar], (all) => {
    for (const { idTail, ...account } of listed(all)) {
      const others = all.filter((one) => seen(one) === seen(account) && one.profileId !== account.profileId);
      expect(idTail !== null).toBe(others.length > 0);
      if (idTail === null) continue;
      expect(account.profileId.endsWith(idTail)).toBe(true);
      expect(idTail.length).toBeGreaterThanOrEqual(Math.min(4, account.profileId.length));
      if (idTail.length > 4) expect(others.some(({ profileId: id }) => id.endsWith(idTail.slice(1)))).toBe(true);
    }
  });

  it('keeps the type of an account apart from its name', () => {
    const [one, other] = [accountNamed('Ann', 'p-14821'), { ...accountNamed('Ann', 'p-24821'), name: ' ANN' }];
    expect(listed([one, other]).map(({ idTail }) => idTail)).toEqual(['14821', '24821']);
    expect(listed([one, { ...other, accountType: 'Personal' }]).map(({ idTail }) => idTail)).toEqual([null, null]);
  });
});

describe('filterAccounts', () => {
  itAlways('finds an account by its name, and keeps the order', [accounts, linkedAccount], (others, account) => {
    const all = listed([...others, account]);
    const found = filterAccounts(all, account.name);
    expect(found).toContain(all.at(-1));
    expect(found).toEqual(all.filter((each) => found.includes(each)));
    for (const nothing of ['', ' ', '\t\n']) expect(filterAccounts(all, nothing)).toEqual(all);
  });

  it('finds no account that lacks one of the words', () => {
    expect(filterAccounts(listed([accountNamed('Acme Ltd'), accountNamed('Other Ltd')]), 'other acme')).toEqual([]);
  });

  it('finds one of two accounts of one name by the end of its id', () => {
    const all = listed([accountNamed('Acme', 'p-14821'), accountNamed('Acme', 'p-24822')]);
    expect(filterAccounts(all, 'acme 4822')).toEqual(all.slice(1));
  });

  it.each([
    ['ltd acme', 'Acme Trading Ltd'],
    [' acme \t ltd ', 'Acme Ltd'],
    ['emigre', 'Émigré & Søns'],
    ['ÉMIGRÉ', 'Emigre Ltd'],
    ['o’brien', 'OBrien'],
    ['smith jones', 'Smith–Jones'],
  ])('finds by %j the account %j', (typed, name) => {
    const all = listed([accountNamed('Other'), accountNamed(name)]);
    expect(filterAccounts(all, typed)).toEqual(all.slice(1));
  });
});
