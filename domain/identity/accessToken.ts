import type { Nominal } from '#domain/shared/nominal.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';

/** The signed token as it came. Held in memory only. */
export type AccessToken = Nominal<'AccessToken'>;
export type AuthCode = Nominal<'AuthCode'>;
export type ProfileId = Nominal<'ProfileId'>;

export type MobileNumber = { readonly mobilePrefix: string; readonly mobilePhone: string };

export type LinkedAccount = {
  readonly profileId: ProfileId;
  readonly accountType: ChosenAccountType;
  readonly name: string;
  readonly mobileNumber: MobileNumber | null;
};

/** What the token's payload says; for display and routing, never for trust. */
export type TokenClaims = {
  readonly profileId: ProfileId;
  readonly email: string | null;
  readonly accountType: ChosenAccountType | null;
  readonly twoFactor: 'NotRequired' | 'Owed' | 'Completed';
  readonly linkedAccounts: ReadonlyArray<LinkedAccount>;
};

/** Whether the second factor is still to be given. */
export const twoFactorOwed = ({ twoFactor }: Pick<TokenClaims, 'twoFactor'>): boolean => twoFactor === 'Owed';

/** What the token's two flags say together: a second factor is owed when required and not completed. */
export const twoFactorClaim = (flags: {
  readonly required: boolean;
  readonly completed: boolean;
}): TokenClaims['twoFactor'] => {
  if (!flags.required) return 'NotRequired';
  return flags.completed ? 'Completed' : 'Owed';
};
