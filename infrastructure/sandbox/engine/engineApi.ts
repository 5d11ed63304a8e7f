import type * as E from 'fp-ts/Either';
import type { Account, AccountDraft } from './account.ts';
import type * as In from './inputs.ts';
import type * as Out from './replies.ts';
import type { Refusal, Reply } from './reply.ts';
import type { ClientContext } from './clientContext.ts';
import type { SentCode } from './state.ts';

type Call<Input, Body> = (input: Input, client: ClientContext) => Reply<Body>;

/** The launchpad's calls as functions: from an input and the browser that sends it to an answer or a refusal, with cookies. */
export type LaunchpadApi = {
  readonly passwordRequirements: Reply<Out.RequirementsBody>;
  readonly systemFields: (input: In.SystemFieldsInput) => Reply<Out.SystemFieldsBody>;
  readonly weblogin: Call<In.WebloginInput, Out.GrantBody>;
  readonly websignup: Call<In.SignUpInput, Out.DoneBody>;
  readonly websignupcorp: Call<In.SignUpInput, Out.DoneBody>;
  readonly confirmSignup: Call<In.ConfirmSignupInput, Out.GrantBody>;
  readonly resendConfirmationCode: Call<In.UsernameInput, Out.DoneBody>;
  /** Needs the pre-authentication cookie that an EmailChangePendingException sets; so does the confirmation. */
  readonly webChangeEmailResend: Call<In.UsernameInput, Out.DoneBody>;
  readonly webChangeEmailConfirm: Call<In.CodeInput, Out.GrantBody>;
  readonly forgotPassword: Call<In.UsernameInput, Out.DoneBody>;
  readonly confirmForgotPassword: Call<In.ConfirmSignupInput, Out.GrantBody>;
  readonly getGSOTokens: Call<{ readonly profileId: string | null }, Out.GsoTokensBody>;
  readonly logout: (client: ClientContext) => Reply<Out.DoneBody>;
  /** Accepts a session or a bearer token. */
  readonly userInfo: (client: ClientContext) => Reply<Out.UserInfoBody>;
  readonly authenticationStatus: (client: ClientContext) => Reply<Out.AuthenticationBody>;
  readonly exchangeCode: (input: In.TokenInput) => Reply<Out.TokenBody>;
  readonly send2FA: Call<In.Send2faInput, Out.Send2faBody>;
  readonly validate2FA: Call<In.Validate2faInput, Out.AuthenticationBody>;
  readonly profile: (client: ClientContext) => Reply<Out.ProfileBody>;
  readonly lookupPhoneNumber: Call<{ readonly phoneNumber: string }, Out.LookupBody>;
  /** Handles the answer of a provider's page: starts a session, or stores only a provider session in a cookie. */
  readonly answerSocial: Call<In.SocialInput, Out.DoneBody>;
  readonly socialStatus: (client: ClientContext) => Reply<Out.SocialStatusBody>;
  /** Needs a bearer token for that profile. */
  readonly saveMarketing: Call<In.MarketingInput, Out.DoneBody>;
};

/** What the control room and the tests do with the engine directly, without a launchpad call. */
export type ControlRoom = {
  readonly accounts: () => ReadonlyArray<Account>;
  readonly createAccount: (draft: AccountDraft) => E.Either<Refusal, Account>;
  /** The password an account was created with; null once a person has chosen another, and for a sign-up. */
  readonly passwordOf: (email: string) => string | null;
  /** The sent codes, newest first; with `to`, only those for that email address or phone number. */
  readonly inbox: (to: string | null) => ReadonlyArray<SentCode>;
  /** Restores the seed accounts and deletes sessions, codes and sent codes. */
  readonly reset: () => void;
};

/** One launchpad, shared by every brand; `makeEngine(parts, seeds)` makes it. */
export type Engine = LaunchpadApi & ControlRoom;
