/** The authorization request of a sign-in: the redirect that its auth code is bound to, and the PKCE challenge (RFC 7636). */
export type AuthorizationRequest = {
  readonly redirectUrl: string | null;
  readonly codeChallenge: string | null;
  readonly codeChallengeMethod: string | null;
};

/** The input of a sign-in. */
export type WebloginInput = AuthorizationRequest & {
  readonly username: string;
  readonly password: string;
  /** The code of the second factor; null for a sign-in without the 2FA fields. */
  readonly verifyCode: string | null;
  /** The linked account whose number was chosen; null for any other number. */
  readonly twoFAProfileId: string | null;
  readonly changeTwoFANumber: boolean;
  readonly rememberBrowser: boolean;
};

/** The input of a sign-up; `tcVersion` is the accepted version of the terms, and a sign-up without it is refused. */
export type SignUpInput = { readonly username: string; readonly password: string; readonly tcVersion: string | null };

/** The input that confirms a sign-up, or sets a new password, with a code. */
export type ConfirmSignupInput = AuthorizationRequest & {
  readonly username: string;
  readonly password: string;
  readonly code: string;
};

/** The input of `send2FA`. */
export type Send2faInput = {
  /** sms, call, whatsapp or email. Without channel and phoneNumber the engine sends nothing. */
  readonly channel: string | null;
  readonly phoneNumber: string | null;
  readonly changeTwoFANumber: boolean;
};

/** The input of `validate2FA`. */
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

/** The input of `systemFields`. */
export type SystemFieldsInput = {
  readonly country: string;
  readonly language: string;
  /** The base address of the documents, without a trailing slash. */
  readonly documentsUrl: string;
};

/** The choice made on the page of a simulated identity provider; a null email means "Cancel". */
export type SocialInput = { readonly provider: string; readonly email: string | null };
