import type { LinkedAccount } from './accessToken.ts';

/** The accounts whose name contains every word of a query, ignoring case and accents; all accounts for an empty query. */
export const filterAccounts = (accounts: ReadonlyArray<LinkedAccount>, query: string): ReadonlyArray<LinkedAccount> => {
  const words = withoutAccents(query).split(/\s/);
  return accounts.filter(({ name }) => words.every((word) => withoutAccents(name).includes(word)));
};

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
