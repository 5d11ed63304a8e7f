import type { Channel, WireChannel } from './channels.ts';

/** An auth code for the redirect, and the profile it belongs to. */
export type GrantBody = { readonly authCode: string; readonly profileId: string };

/** The body of an answer without data. */
export type DoneBody = { readonly success: true };

/** The password rules. */
export type RequirementsBody = {
  readonly requirements: ReadonlyArray<{ readonly rule: string; readonly value: number }>;
};

/** The tokens of a session; `auth_code` is absent until the required second factor is done. */
export type GsoTokensBody = { readonly tokens: { readonly access_token: string }; readonly auth_code?: string };

/** The profile of a session or of a bearer token. */
export type UserInfoBody = { readonly sub: string; readonly email: string; readonly name: string };

/** Whether the browser has a live session, or whether its code was accepted. */
export type AuthenticationBody = { readonly authenticationResult: { readonly success: boolean } };

/** A token answer (RFC 6749, section 5.1). */
export type TokenBody = {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
};

/** The state of an account's second factor. */
export type TwoFactorWireStatus = 'Enabled' | 'SetupRequired' | 'SetupDisabled' | 'Locked';

/** The state of the second factor, and whether a code was sent. */
export type Send2faBody = {
  readonly verificationChannels: ReadonlyArray<WireChannel>;
  readonly twoFactorAuthStatus: TwoFactorWireStatus;
  readonly authenticationResult: { readonly success: boolean; readonly challengeName: Channel['challengeName'] };
};

/** The profile of a sign-in in progress; the number is in E.164 form, or null. */
export type ProfileBody = {
  readonly mobilePhone: { readonly number: string | null };
  readonly profile: { readonly accountType: 'Personal' | 'Corporate'; readonly email: string };
};

/** The type of a phone number. */
export type LookupBody = { readonly data: { readonly type: 'Mobile' | 'Landline' | 'Voip' } };

/**
 * The provider session of this browser. If `accountExists` and there is no live session (authentication/status), the
 * address belongs to an account with email and password.
 */
export type SocialStatusBody = {
  readonly authenticated: boolean;
  readonly provider: string | null;
  readonly email: string | null;
  readonly accountExists: boolean;
};

type Option = { readonly value: string; readonly text: string };

/** Documents, providers and countries. phoneCountries: value 'GB', text the calling code '44'. Countries: value 'GB', text the name. */
export type SystemFieldsBody = {
  readonly documents: {
    readonly privacyPolicyVersionAvailable: string;
    readonly termsAndConditionsVersionAvailable: string;
    readonly cookieNoticeVersionAvailable: string;
    readonly documentLinks: Readonly<Record<string, string>>;
  };
  readonly socialLogins: ReadonlyArray<{ readonly id: string }>;
  readonly formData: {
    readonly moneyTransferCalculatorForm: {
      readonly formFields: ReadonlyArray<{ readonly id: string; readonly options: ReadonlyArray<Option> }>;
    };
  };
};
