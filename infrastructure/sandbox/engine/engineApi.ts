import type { Account } from './account.ts';
import type { Channel } from './channels.ts';
import type { ClientContext } from './clientContext.ts';
import type { ControlRoom } from './controlRoom.ts';
import type { EngineDeps } from './engineDeps.ts';
import type * as In from './inputs.ts';
import type { Refusal, Reply } from './reply.ts';

type Username = { readonly username: string };
type Done = { readonly success: true };
type Authentication = { readonly authenticationResult: { readonly success: boolean } };
type PhoneType = NonNullable<Refusal['phoneType']>;
type Option = { readonly value: string; readonly text: string };

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

/** Documents, providers and countries. phoneCountries: value 'GB', text the calling code '44'. Countries: value 'GB', text the name. */
export type SystemFields = {
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

type With<Input, Body> = (input: Input, client: ClientContext) => Reply<Body>;
type Plain<Body> = (client: ClientContext) => Reply<Body>;

/** The launchpad's calls as functions: from an input and the browser that sends it to an answer or a refusal, with cookies. */
export type LaunchpadApi = {
  readonly passwordRequirements: () => Reply<{
    readonly requirements: ReadonlyArray<{ readonly rule: string; readonly value: number }>;
  }>;
  readonly systemFields: (input: In.SystemFieldsInput) => Reply<SystemFields>;
  readonly weblogin: With<In.WebloginInput, Grant>;
  readonly websignup: With<In.SignUpInput, Done>;
  readonly websignupcorp: With<In.SignUpInput, Done>;
  readonly confirmSignup: With<In.ConfirmSignupInput, Grant>;
  readonly resendConfirmationCode: With<Username, Done>;
  /** Needs the pre-authentication cookie that an EmailChangePendingException sets; so does the confirmation. */
  readonly webChangeEmailResend: With<Username, Done>;
  readonly webChangeEmailConfirm: With<{ readonly code: string }, Grant>;
  readonly forgotPassword: With<Username, Done>;
  readonly confirmForgotPassword: With<In.ConfirmSignupInput, Grant>;
  readonly getGSOTokens: With<{ readonly profileId: string | null }, GsoTokens>;
  readonly logout: Plain<Done>;
  readonly userInfo: Plain<{ readonly sub: string; readonly email: string; readonly name: string }>;
  readonly authenticationStatus: Plain<Authentication>;
  /** A token request and its answer (RFC 6749, section 5.1). */
  readonly exchangeCode: (
    input: In.TokenInput,
    brand: Pick<ClientContext, 'sessionCookie'>,
  ) => Reply<{ readonly access_token: string; readonly token_type: 'Bearer'; readonly expires_in: number }>;
  readonly send2FA: With<In.Send2faInput, TwoFactorReport>;
  readonly validate2FA: With<In.Validate2faInput, Authentication>;
  /** The number is in E.164 form, or null. */
  readonly profile: Plain<{
    readonly mobilePhone: { readonly number: string | null };
    readonly profile: Pick<Account, 'accountType' | 'email'>;
  }>;
  readonly lookupPhoneNumber: With<{ readonly phoneNumber: string }, { readonly data: { readonly type: PhoneType } }>;
  /** Handles the answer of a provider's page: starts a session, or stores only a provider session in a cookie. */
  readonly answerSocial: With<In.SocialInput, Done>;
  /**
   * The provider session of this browser. If `accountExists` and there is no live session (authentication/status), the
   * address belongs to an account with email and password.
   */
  readonly socialStatus: Plain<{
    readonly authenticated: boolean;
    readonly provider: string | null;
    readonly email: string | null;
    readonly accountExists: boolean;
  }>;
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
