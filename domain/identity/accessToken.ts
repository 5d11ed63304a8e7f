import type { AccountType } from '#domain/platform/accountType.ts';
import type { Nominal } from '#domain/shared/nominal.ts';

/** The signed access token, held in memory only. */
export type AccessToken = Nominal<'AccessToken'>;

/** The one-time code that a redirect carries to the relying party, which exchanges it for tokens. */
export type AuthCode = Nominal<'AuthCode'>;

/** The id of a profile. */
export type ProfileId = Nominal<'ProfileId'>;

/** A mobile number in the two parts of the token. */
export type MobileNumber = { readonly mobilePrefix: string; readonly mobilePhone: string };

/** An account that the signed-in person can choose. */
export type LinkedAccount = {
  readonly profileId: ProfileId;
  readonly accountType: AccountType;
  readonly name: string;
  readonly mobileNumber: MobileNumber | null;
};

/** The claims of the access token; for display and routing only, never for authorization. */
export type TokenClaims = {
  readonly profileId: ProfileId;
  readonly email: string | null;
  readonly accountType: AccountType | null;
  readonly twoFactor: 'NotRequired' | 'Required' | 'Completed';
  readonly linkedAccounts: ReadonlyArray<LinkedAccount>;
};

/** The tokens of the session. Where the service issued an auth code with them, that code has no PKCE challenge. */
export type Tokens = {
  readonly accessToken: AccessToken;
  readonly claims: TokenClaims;
  readonly authCode: AuthCode | null;
};
