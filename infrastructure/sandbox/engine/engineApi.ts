import type { Account, Channel } from './account.ts';
import type { ClientContext } from './clientContext.ts';
import type { ControlRoom } from './controlRoom.ts';
import type { EngineDeps } from './engineDeps.ts';
import type { Reply } from './reply.ts';
import type { AuthorizationRequest } from './state.ts';

type Brand = Pick<ClientContext, 'sessionCookie'>;
type Username = { readonly username: string };
type Credentials = Username & { readonly password: string };
type Done = { readonly success: true };
type Authentication = { readonly authenticationResult: { readonly success: boolean } };

/** `verifyCode` is the code of the second factor, `twoFAProfileId` the linked account whose number was chosen. */
export type WebloginInput = AuthorizationRequest &
  Credentials &
  Omit<Validate2faInput, 'code'> & { readonly verifyCode: string | null; readonly twoFAProfileId: string | null };

/** Without the accepted version of the terms a sign-up is refused. */
type SignUpInput = Credentials & { readonly tcVersion: string | null };

/** Confirms a sign-up, or sets a new password, with a code. */
type ConfirmationInput = AuthorizationRequest & Credentials & { readonly code: string };

/** The channel is sms, call, whatsapp or email. Without channel and phoneNumber nothing is sent. */
export type Send2faInput = {
  readonly channel: string | null;
  readonly phoneNumber: string | null;
  readonly changeTwoFANumber: boolean;
};

export type Validate2faInput = {
  readonly code: string;
  readonly rememberBrowser: boolean;
  readonly changeTwoFANumber: boolean;
};

/** A token request (RFC 6749, section 4.1.3). */
export type TokenInput = {
  readonly grantType: string;
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string | null;
};

/** `documentsUrl` is the base address of the documents, without a trailing slash. */
type SystemFieldsInput = { readonly country: string; readonly language: string; readonly documentsUrl: string };

/** An auth code for the redirect, and the profile it belongs to. */
export type Grant = { readonly authCode: string; readonly profileId: string };

/** The tokens of a session; `auth_code` is absent until the required second factor is done. */
export type GsoTokens = { readonly tokens: { readonly access_token: string }; readonly auth_code?: string };

/** The state of the second factor, and whether a code was sent. */
export type TwoFactorReport = {
  readonly verificationChannels: Account['channels'];
  readonly twoFactorAuthStatus: Account['twoFactorStatus'];
  readonly authenticationResult: { readonly success: boolean; readonly challengeName: Channel['challengeName'] };
};

type With<Input, Body> = (input: Input, client: ClientContext) => Reply<Body>;
type Plain<Body> = (client: ClientContext) => Reply<Body>;

/**
 * The launchpad's calls as functions: from an input and the browser that sends it to an answer or a refusal, with cookies. Bodies that
 * nobody reads here are described in docs/launchpad.openapi.yaml alone.
 */
export type LaunchpadApi = {
  readonly passwordRequirements: () => Reply<object>;
  readonly systemFields: (input: SystemFieldsInput) => Reply<object>;
  readonly weblogin: With<WebloginInput, Grant>;
  readonly websignup: With<SignUpInput, Done>;
  readonly websignupcorp: With<SignUpInput, Done>;
  readonly confirmSignup: With<ConfirmationInput, Grant>;
  readonly resendConfirmationCode: With<Username, Done>;
  /** Needs the pre-authentication cookie that an EmailChangePendingException sets; so does the confirmation. */
  readonly webChangeEmailResend: With<Username, Done>;
  readonly webChangeEmailConfirm: With<{ readonly code: string }, Grant>;
  readonly forgotPassword: With<Username, Done>;
  readonly confirmForgotPassword: With<ConfirmationInput, Grant>;
  readonly getGSOTokens: With<{ readonly profileId: string | null }, GsoTokens>;
  readonly logout: Plain<Done>;
  readonly userInfo: Plain<{ readonly sub: string; readonly email: string; readonly name: string }>;
  readonly authenticationStatus: Plain<Authentication>;
  readonly exchangeCode: (input: TokenInput, brand: Brand) => Reply<{ readonly access_token: string }>;
  readonly send2FA: With<Send2faInput, TwoFactorReport>;
  readonly validate2FA: With<Validate2faInput, Authentication>;
  readonly profile: Plain<{ readonly mobilePhone: { readonly number: string | null } }>;
  readonly lookupPhoneNumber: With<{ readonly phoneNumber: string }, object>;
  /** Handles the answer of a provider's page; a null email means "Cancel". Starts a session, or stores only a provider session. */
  readonly answerSocial: With<{ readonly provider: string; readonly email: string | null }, Done>;
  readonly socialStatus: Plain<{ readonly email: string | null }>;
  /** Needs a bearer token of that profile. */
  readonly saveMarketing: With<{ readonly profileId: string; readonly email: boolean }, Done>;
};

/** The implementation of a call. */
export type Call<Name extends keyof LaunchpadApi> = (
  deps: EngineDeps,
  ...parameters: Parameters<LaunchpadApi[Name]>
) => ReturnType<ReturnType<LaunchpadApi[Name]>>;

/** One launchpad, shared by every brand; `makeEngine(parts, seeds)` makes it. */
export type Engine = LaunchpadApi & ControlRoom;
