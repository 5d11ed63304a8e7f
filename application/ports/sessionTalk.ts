import type { TaskEither } from 'fp-ts/TaskEither';
import type { AccessToken, AuthCode, ProfileId, TokenClaims } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

/** Single-sign-on tokens; the auth code is there when the service renewed it. */
export type Tokens = {
  readonly accessToken: AccessToken;
  readonly claims: TokenClaims;
  readonly authCode: AuthCode | null;
};

export type UserInfo = { readonly profileId: ProfileId; readonly email: string; readonly name: string };

/** What an identity provider's sign-in came to. */
export type SocialStatus = {
  readonly authenticated: boolean;
  readonly provider: string | null;
  readonly email: string | null;
  /** Whether an email and password account of that address exists. */
  readonly accountExists: boolean;
};

/** The live session. */
export type SessionTalk = {
  /** The tokens of the live session, of one linked account where a profile is named. */
  readonly tokens: (profileId: ProfileId | null) => TaskEither<IdentityFault, Tokens>;
  readonly userInfo: TaskEither<IdentityFault, UserInfo>;
  /** Whether a session is authenticated. */
  readonly authenticationStatus: TaskEither<IdentityFault, boolean>;
  readonly socialStatus: TaskEither<IdentityFault, SocialStatus>;
  /** Ends the session; no redirect is followed. */
  readonly logOut: TaskEither<IdentityFault, void>;
  /** Ends the transfer site's own session; no redirect is followed. */
  readonly logOutOfTransferSite: TaskEither<IdentityFault, void>;
};
