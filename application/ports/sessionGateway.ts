import type { TaskEither } from 'fp-ts/TaskEither';
import type { AccessToken, AuthCode, ProfileId, TokenClaims } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

/** Single-sign-on tokens; `authCode` is null unless the service issued one for the session, which has no PKCE challenge. */
export type Tokens = {
  readonly accessToken: AccessToken;
  readonly claims: TokenClaims;
  readonly authCode: AuthCode | null;
};

/** The person of the live session. */
export type UserInfo = { readonly profileId: ProfileId; readonly email: string; readonly name: string };

/** The result of a sign-in at an identity provider. */
export type SocialStatus = {
  readonly authenticated: boolean;
  readonly provider: string | null;
  readonly email: string | null;
  /** Whether an account with email and password exists for that address. */
  readonly accountExists: boolean;
};

/** The calls that read and end the live session. */
export type SessionGateway = {
  /** The tokens of the live session, or of one linked account if a profile is given. */
  readonly tokens: (profileId: ProfileId | null) => TaskEither<IdentityFault, Tokens>;
  readonly userInfo: TaskEither<IdentityFault, UserInfo>;
  /** Whether a session is authenticated. */
  readonly authenticationStatus: TaskEither<IdentityFault, boolean>;
  readonly socialStatus: TaskEither<IdentityFault, SocialStatus>;
  /** Ends the session; does not follow a redirect. */
  readonly logOut: TaskEither<IdentityFault, void>;
  /** Ends the session of the transfer site; does not follow a redirect. */
  readonly logOutOfTransferSite: TaskEither<IdentityFault, void>;
};
