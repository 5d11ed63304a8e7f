/** What a sign-in is for: the redirect its auth code is bound to, and the PKCE challenge. */
export type AuthorizationRequest = {
  readonly redirectUrl: string | null;
  readonly codeChallenge: string | null;
  readonly codeChallengeMethod: string | null;
};

export type WebloginInput = AuthorizationRequest & {
  readonly username: string;
  readonly password: string;
  /** The second factor's code; null for a sign-in without the 2FA fields. */
  readonly verifyCode: string | null;
  readonly rememberBrowser: boolean;
};

export type SignUpInput = { readonly username: string; readonly password: string; readonly tcVersion: string | null };

export type ConfirmSignupInput = AuthorizationRequest & {
  readonly username: string;
  readonly password: string;
  readonly code: string;
};

export type ConfirmForgotPasswordInput = ConfirmSignupInput;

export type UsernameInput = { readonly username: string };

export type CodeInput = { readonly code: string };

export type Send2faInput = {
  /** sms, call, whatsapp or email, in any case. Without channel and phoneNumber nothing is sent. */
  readonly channel: string | null;
  readonly phoneNumber: string | null;
  readonly changeTwoFANumber: boolean;
};

export type Validate2faInput = { readonly code: string; readonly rememberBrowser: boolean };

export type TokenInput = {
  readonly grantType: string;
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string | null;
};

export type MarketingInput = { readonly profileId: string; readonly email: boolean };

export type SystemFieldsInput = {
  readonly country: string;
  readonly language: string;
  /** The address documents stand under, without a trailing slash. */
  readonly documentsUrl: string;
};

/** Who presses the button on the page the sandbox plays a provider with; null cancels. */
export type SocialInput = { readonly provider: string; readonly email: string | null };
