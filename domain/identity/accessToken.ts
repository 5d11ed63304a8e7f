import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { foldText } from '#domain/shared/foldText.ts';
import type { Nominal } from '#domain/shared/nominal.ts';

/** The signed access token, held in memory only. */
export type AccessToken = Nominal<'AccessToken'>;
/** The code that a redirect carries to the relying party. */
export type AuthCode = Nominal<'AuthCode'>;
/** The id of a profile. */
export type ProfileId = Nominal<'ProfileId'>;

/** A mobile number in the two parts of the token. */
export type MobileNumber = { readonly mobilePrefix: string; readonly mobilePhone: string };

/** An account that the signed-in person can choose. */
export type LinkedAccount = {
  readonly profileId: ProfileId;
  readonly accountType: ChosenAccountType;
  readonly name: string;
  readonly mobileNumber: MobileNumber | null;
};

/** The claims of the access token; for display and routing only, never for authorization. */
export type TokenClaims = {
  readonly profileId: ProfileId;
  readonly email: string | null;
  readonly accountType: ChosenAccountType | null;
  readonly twoFactor: 'NotRequired' | 'Required' | 'Completed';
  readonly linkedAccounts: ReadonlyArray<LinkedAccount>;
};

/** The two-factor claim of the two flags of the token: `Required` when required and not completed. */
export const twoFactorClaim = (flags: {
  readonly required: boolean;
  readonly completed: boolean;
}): TokenClaims['twoFactor'] => {
  if (!flags.required) return 'NotRequired';
  return flags.completed ? 'Completed' : 'Required';
};

/** Whether the person must choose one of several accounts. */
export const needsAccountSelection = (
  accounts: ReadonlyArray<LinkedAccount>,
  chosenProfileId: ProfileId | null,
): boolean => accounts.length > 1 && chosenProfileId === null;

/** The accounts whose folded name contains every word of a query; all accounts for an empty query. */
export const filterAccounts = (accounts: ReadonlyArray<LinkedAccount>, query: string): ReadonlyArray<LinkedAccount> => {
  const words = foldText(query).split(/[\s\p{P}]+/u);
  return accounts.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
};
