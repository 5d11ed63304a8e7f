import { foldText } from '#domain/shared/foldText.ts';
import type { LinkedAccount } from './accessToken.ts';

/** The accounts whose folded name contains every word of a query; all accounts for an empty query. */
export const filterAccounts = (accounts: ReadonlyArray<LinkedAccount>, query: string): ReadonlyArray<LinkedAccount> => {
  const words = foldText(query).split(/[\s\p{P}]+/u);
  return accounts.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
};
