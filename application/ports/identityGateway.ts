import type { Task } from 'fp-ts/Task';
import type { AccessToken, ProfileId, Tokens } from '#domain/identity/accessToken.ts';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { Email } from '#domain/identity/email.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type {
  CodedCredentials,
  CodeSent,
  Grant,
  IdentityCall,
  NewAccount,
  PhoneLookup,
  Profile,
  RequestContext,
  ProviderStatus,
  TwoFactorProof,
  TwoFactorReply,
  TwoFactorRequest,
  UserInfo,
} from './identityCalls.ts';

/** The calls of a sign-in with email and password. */
export type SignInGateway = {
  /** `TwoFactorIncomplete` means that the password is right and that a second factor is required. */
  readonly signIn: (credentials: Credentials, context: RequestContext) => IdentityCall<Grant>;
  /** Signs in with the second factor, after `signIn` returned `TwoFactorIncomplete`. */
  readonly signInWithTwoFactor: (
    credentials: Credentials,
    proof: TwoFactorProof,
    context: RequestContext,
  ) => IdentityCall<Grant>;
  /** The tokens of the live session, or of one linked account if a profile is given. */
  readonly tokens: (profileId: ProfileId | null) => IdentityCall<Tokens>;
};

/** The calls that open an account. */
export type SignUpGateway = {
  /** Opens an unconfirmed account; the service emails a code. */
  readonly signUp: (account: NewAccount, context: RequestContext) => IdentityCall<CodeSent>;
  /** Confirms the account by its code and password, and signs it in. */
  readonly confirmSignUp: (coded: CodedCredentials, context: RequestContext) => IdentityCall<Grant>;
  /** Emails another code. */
  readonly resendSignUpCode: (email: Email, context: RequestContext) => IdentityCall<CodeSent>;
  /** Subscribes the owner of the token to news by email. */
  readonly saveMarketingPreference: (profileId: ProfileId, accessToken: AccessToken) => IdentityCall<void>;
};

/** The calls that replace a password. */
export type PasswordGateway = {
  /** The rules a new password must meet, as the service lists them. */
  readonly passwordRules: IdentityCall<ReadonlyArray<PasswordRule>>;
  /** Emails a code; the answer is the same whether or not the account exists. */
  readonly sendPasswordCode: (email: Email, context: RequestContext) => IdentityCall<CodeSent>;
  /** Confirms the code and sets the new password. */
  readonly replacePassword: (coded: CodedCredentials, context: RequestContext) => IdentityCall<Grant>;
};

/** The calls that confirm a changed email address. */
export type EmailGateway = {
  /** Sends another code to the changed address. */
  readonly resendEmailChangeCode: (email: Email) => IdentityCall<CodeSent>;
  /** Confirms the code; returns a grant if the service gives an auth code. */
  readonly confirmEmailChange: (code: OneTimeCode, context: RequestContext) => IdentityCall<Grant | null>;
};

/** The calls of the second factor. */
export type TwoFactorGateway = {
  /** Sends a code if the request asks for one, and returns the status. */
  readonly requestTwoFactor: (ask: TwoFactorRequest, context: RequestContext) => IdentityCall<TwoFactorReply>;
  /** Verifies a code; `CodeMismatch` also if the service answers without success. */
  readonly verifyTwoFactor: (proof: TwoFactorProof, context: RequestContext) => IdentityCall<void>;
  readonly profile: IdentityCall<Profile>;
  /** Looks up the type of a number in E.164 form. Any failure but a missing answer or a missing session is an invalid number. */
  readonly lookUpPhone: (number: string) => IdentityCall<PhoneLookup>;
};

/** The calls that read and end the live session. */
export type SessionGateway = {
  readonly userInfo: IdentityCall<UserInfo>;
  /** Whether somebody is signed in. */
  readonly isSignedIn: IdentityCall<boolean>;
  /** The result of the sign-in at an identity provider that the browser comes from. */
  readonly providerStatus: IdentityCall<ProviderStatus>;
  /** Ends the session. */
  readonly signOut: IdentityCall<void>;
  /** Ends the session of the transfer site, which is another service. */
  readonly signOutOfTransferSite: IdentityCall<void>;
};

/** The gateway to the identity service: the launchpad, or the sandbox. */
export type IdentityGateway = SignInGateway &
  SignUpGateway &
  PasswordGateway &
  EmailGateway &
  TwoFactorGateway &
  SessionGateway & {
    /** Aborts the pending calls: each returns `Cancelled`. */
    readonly abandon: Task<void>;
  };
