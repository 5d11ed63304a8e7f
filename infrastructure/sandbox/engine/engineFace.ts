import type * as E from 'fp-ts/Either';
import type { Account, AccountDraft } from './account.ts';
import type * as In from './inputs.ts';
import type { Mail } from './mail.ts';
import type * as Out from './replies.ts';
import type { Refusal, Reply } from './reply.ts';
import type { Visit } from './visit.ts';

type Talk<Input, Body> = (input: Input, visit: Visit) => Reply<Body>;

/** The launchpad as plain calls: what is sent, and the browser that sends it, to a refusal or an answer with its cookies. */
export type LaunchpadTalks = {
  readonly passwordRequirements: Reply<Out.RequirementsBody>;
  readonly systemFields: (input: In.SystemFieldsInput) => Reply<Out.SystemFieldsBody>;
  readonly weblogin: Talk<In.WebloginInput, Out.GrantBody>;
  readonly websignup: Talk<In.SignUpInput, Out.DoneBody>;
  readonly websignupcorp: Talk<In.SignUpInput, Out.DoneBody>;
  readonly confirmSignup: Talk<In.ConfirmSignupInput, Out.GrantBody>;
  readonly resendConfirmationCode: Talk<In.UsernameInput, Out.DoneBody>;
  /** Needs the pre-authentication cookie an EmailChangePendingException left; so does the confirmation. */
  readonly webChangeEmailResend: Talk<In.UsernameInput, Out.DoneBody>;
  readonly webChangeEmailConfirm: Talk<In.CodeInput, Out.GrantBody>;
  readonly forgotPassword: Talk<In.UsernameInput, Out.DoneBody>;
  readonly confirmForgotPassword: Talk<In.ConfirmForgotPasswordInput, Out.GrantBody>;
  readonly getGSOTokens: Talk<{ readonly profileId: string | null }, Out.GsoTokensBody>;
  readonly logout: (visit: Visit) => Reply<Out.DoneBody>;
  /** Takes a session or a bearer token. */
  readonly userInfo: (visit: Visit) => Reply<Out.UserInfoBody>;
  readonly authenticationStatus: (visit: Visit) => Reply<Out.AuthenticationBody>;
  readonly exchangeCode: (input: In.TokenInput) => Reply<Out.TokenBody>;
  readonly send2FA: Talk<In.Send2faInput, Out.Send2faBody>;
  readonly validate2FA: Talk<In.Validate2faInput, Out.AuthenticationBody>;
  readonly profile: (visit: Visit) => Reply<Out.ProfileBody>;
  readonly lookupPhoneNumber: Talk<{ readonly phoneNumber: string }, Out.LookupBody>;
  /** What pressing a button on a provider's page does: a session, or only the provider's word, kept in a cookie. */
  readonly answerSocial: Talk<In.SocialInput, Out.DoneBody>;
  readonly socialStatus: (visit: Visit) => Reply<Out.SocialStatusBody>;
  /** Needs a bearer token of that profile. */
  readonly saveMarketing: Talk<In.MarketingInput, Out.DoneBody>;
};

/** What the control room and tests do behind the launchpad's back. */
export type ControlRoom = {
  readonly accounts: () => ReadonlyArray<Account>;
  readonly createAccount: (draft: AccountDraft) => E.Either<Refusal, Account>;
  /** Newest first; only what went to one address or number where one is given. */
  readonly inbox: (to: string | null) => ReadonlyArray<Mail>;
  /** Back to the seeds: no sessions, no codes, no mail. */
  readonly reset: () => void;
};

/** One launchpad, shared by every brand: `makeEngine(parts, seeds)`. */
export type Engine = LaunchpadTalks & ControlRoom;
