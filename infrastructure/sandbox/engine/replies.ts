/** An auth code for the redirect, and whose it is. */
export type GrantBody = { readonly authCode: string; readonly profileId: string };

export type DoneBody = { readonly success: true };

export type RequirementsBody = {
  readonly requirements: ReadonlyArray<{ readonly rule: string; readonly value: number }>;
};

/** auth_code is left out while a second factor is owed. */
export type GsoTokensBody = { readonly tokens: { readonly access_token: string }; readonly auth_code?: string };

export type UserInfoBody = { readonly sub: string; readonly email: string; readonly name: string };

export type AuthenticationBody = { readonly authenticationResult: { readonly success: boolean } };

export type TokenBody = {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
};

export type TwoFactorWireStatus = 'Enabled' | 'SetupRequired' | 'SetupDisabled' | 'Locked';
export type WireChannel = 'SMS' | 'CALL' | 'WHATSAPP';
export type ChallengeName = 'TwoFASMS' | 'TwoFAVoice' | 'TwoFAWhatsApp' | 'TwoFAEmail';

export type Send2faBody = {
  readonly verificationChannels: ReadonlyArray<WireChannel>;
  readonly twoFactorAuthStatus: TwoFactorWireStatus;
  readonly authenticationResult: { readonly success: boolean; readonly challengeName: ChallengeName };
};

/** The number is in E.164 form, or null. */
export type ProfileBody = {
  readonly mobilePhone: { readonly number: string | null };
  readonly profile: { readonly accountType: 'Personal' | 'Corporate'; readonly email: string };
};

export type LookupBody = { readonly data: { readonly type: 'Mobile' | 'Landline' | 'Voip' } };

/**
 * Whom a provider vouched for in this browser. `accountExists` without a live session (authentication/status) means an
 * email and password account stands under that address.
 */
export type SocialStatusBody = {
  readonly authenticated: boolean;
  readonly provider: string | null;
  readonly email: string | null;
  readonly accountExists: boolean;
};

type Option = { readonly value: string; readonly text: string };

/** phoneCountries: value the country ('GB'), text the calling code ('44'). Countries: value 'GB', text its name. */
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
