import { foldText } from '#domain/shared/foldText.ts';
import type { LinkedAccount, ProfileId } from './accessToken.ts';

/** Whether the person must choose one of several accounts first. */
export const needsAccountSelection = (
  accounts: ReadonlyArray<LinkedAccount>,
  chosenProfileId: ProfileId | null,
): boolean => accounts.length > 1 && chosenProfileId === null;

/** The accounts whose name contains every word of a query, whatever the case and the accents. All accounts for an empty query. */
export const filterAccounts = (accounts: ReadonlyArray<LinkedAccount>, query: string): ReadonlyArray<LinkedAccount> => {
  const words = foldText(query).split(/[\s\p{P}]+/u);
  return accounts.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
};
