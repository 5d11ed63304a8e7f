import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AccessToken, AuthCode, ProfileId, TokenClaims } from '#domain/identity/accessToken.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { ReferenceSource } from '#domain/platform/referenceSource.ts';
import type { OAuth } from '#domain/redirect/redirect.ts';

/** What every talk carries along: where the visit comes from and goes to. */
export type TalkContext = {
  readonly platform: Platform;
  readonly redirectUrl: string;
  readonly referenceSource: ReferenceSource | null;
  readonly oAuth: OAuth;
  readonly preferredLanguage: string;
  readonly helpcentre: string | null;
  readonly location: string;
};

/** An auth code for the redirect, and whose it is. */
export type Grant = { readonly authCode: AuthCode; readonly profileId: ProfileId | null };

/** Single-sign-on tokens; the auth code is there when the service renewed it. */
export type Tokens = { readonly accessToken: AccessToken; readonly claims: TokenClaims; readonly authCode: AuthCode | null };

export type UserInfo = { readonly profileId: ProfileId; readonly email: string; readonly name: string };

/** The talk with the identity service. Served by launchpad, or by the sandbox. */
export type IdentityGateway = {
  /** Left `TwoFactorIncomplete` means the password was right and a second factor is owed. */
  readonly signIn: (credentials: Credentials, context: TalkContext) => TaskEither<IdentityFault, Grant>;
  /** The tokens of the live session, of one linked account where a profile is named. */
  readonly tokens: (profileId: ProfileId | null) => TaskEither<IdentityFault, Tokens>;
  readonly userInfo: TaskEither<IdentityFault, UserInfo>;
  /** Whether a session is authenticated. */
  readonly authenticationStatus: TaskEither<IdentityFault, boolean>;
  /** Ends the session; no redirect is followed. */
  readonly logOut: TaskEither<IdentityFault, void>;
  /** The rules a new password must meet, as the service lists them. */
  readonly passwordRules: TaskEither<IdentityFault, ReadonlyArray<PasswordRule>>;
  /** Gives up every command in flight: each answers `Cancelled`. */
  readonly abandon: Task<void>;
};
