import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { foldText } from '#domain/shared/foldText.ts';
import type { ProfileId } from './accessToken.ts';

/** A mobile number in the two parts of the token. */
export type MobileNumber = { readonly mobilePrefix: string; readonly mobilePhone: string };

/** An account that the signed-in person can choose. */
export type LinkedAccount = {
  readonly profileId: ProfileId;
  readonly accountType: ChosenAccountType;
  readonly name: string;
  readonly mobileNumber: MobileNumber | null;
};

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
