import type { AccessToken, AuthCode, ProfileId } from '#domain/identity/accessToken.ts';
import type { ConfirmedPerson, NamedPerson } from '#domain/identity/confirmedPerson.ts';
import type { Password } from '#domain/identity/credentials.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { LinkedAccount } from '#domain/identity/linkedAccounts.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { OAuth } from '#domain/redirect/oAuth.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { ReferenceSource } from '#domain/redirect/referenceSource.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';

/** The state of a visit, in groups that begin and end together. Every change to it is a named function. */
export type Session = {
  /** The language of the page; its part before the hyphen is sent as preferredLanguage. */
  readonly userLocale: Locale;
  /** What the address of the visit asked for. */
  readonly visit: {
    /** The address to return to; validated, and validated again before leaving. */
    readonly redirect: SafeUrl | null;
    /** Whether the redirect came with the address of the visit; false for the transfer site that the guards store. */
    readonly hasRequestedRedirect: boolean;
    readonly platform: Platform | null;
    readonly continueAsPlatform: Platform | null;
    readonly referenceSource: ReferenceSource | null;
    readonly helpcentre: string | null;
    /** The languages that the partner asked for (`ui_locales`), separated by spaces; null for none. */
    readonly uiLocales: string | null;
  };
  /** The partner's pending request; `promptsLogin` asks for a new sign-in (`prompt=login`), so that no existing session is offered. */
  readonly oAuth: OAuth & { readonly promptsLogin: boolean };
  /** What was typed, or named by a hint, a provider or the tokens in its place. */
  readonly typed: {
    readonly email: Email | null;
    /** The text that an email field was left with, complete or not; null where `email` is the newest, spelled as it was typed. Never sent anywhere. */
    readonly typedEmail: string | null;
    /** The account type of the redirect or of the sign-up form. */
    readonly accountType: AccountType | null;
    /** Whether the person wants news by email. */
    readonly marketing: boolean;
  };
  /** The person, as the service names them. */
  readonly person: {
    readonly profileId: ProfileId | null;
    readonly accessToken: AccessToken | null;
    /** The account type that the token or the profile names; null while neither is read. */
    readonly accountType: AccountType | null;
    /** The person who is signed in, as /continue names them. */
    readonly signedInAs: NamedPerson | null;
    /** The person whom an act in this document confirmed; without one, no auth code is returned to the partner. */
    readonly confirmed: ConfirmedPerson | null;
    /** The code to return to the partner. */
    readonly authCode: AuthCode | null;
    /** The code of this visit's own sign-in, the only one that is bound to the partner's challenge; null for a continued session. */
    readonly signInCode: AuthCode | null;
    readonly linkedAccounts: ReadonlyArray<LinkedAccount>;
    /** The account chosen among several, or the only one. */
    readonly chosenProfileId: ProfileId | null;
  };
  /** What is held in memory until a call needs it. */
  readonly secrets: { readonly password: Password | null; readonly code: OneTimeCode | null };
  /** The newest code. */
  readonly codes: {
    /** Null while none was sent to this email. */
    readonly purpose: CodePurpose | null;
    readonly fault: CodeFault | null;
    /** When a new code can be requested, as wall-clock milliseconds; null for at once. */
    readonly resendAt: number | null;
  };
  readonly twoFactor: TwoFactor;
  /** How far the person's sign-in, sign-up or change has come. */
  readonly progress: {
    readonly idpSession: IdpSession;
    readonly passwordChange: PasswordChange;
    /** The code whose send was refused because the second factor was missing; its screen follows two-factor. */
    readonly refusedSend: RefusedSend | null;
    readonly newAccount: NewAccount;
    /** The one-time call whose answer is lost, or not there yet: it may have taken effect. Null for none. */
    readonly unanswered: OneTimeCall | null;
    /** The fault that led back to sign-in; its form shows it. */
    readonly entryFault: IdentityFault | null;
  };
  /** The sign-outs that this browser had counted when the person of this tab was not signed in yet. */
  readonly signOuts: number;
  /** Whether a sign-out in another tab has ended the session: the next screen is sign-in. */
  readonly endedElsewhere: boolean;
  /** How this document leaves for a partner or a registration; null while the browser has not been told to. */
  readonly leaving: Leaving | null;
};

/**
 * The state of the identity provider's sign-in: attempted while this tab has asked and the provider has not returned, failed without an
 * authenticated person. The guards treat each as a session. An authenticated person has an account with a password, has no account, or has
 * a live session; a session that the provider does not prove, or that this tab did not ask for, is unproven.
 */
export type IdpSession = 'None' | 'Attempted' | 'Failed' | 'AccountExists' | 'NoAccount' | 'Live' | 'Unproven';

/** The purpose of a code. */
export type CodePurpose = 'SignUp' | 'PasswordReset' | 'EmailChange' | 'PasswordChange' | 'TwoFactor';

/** The fault of the entered code. It is one value, so that a code has at most one fault. Times are wall-clock milliseconds. */
export type CodeFault =
  | { readonly _tag: 'rateLimit' | 'tooManyException'; readonly until: number | null }
  | { readonly _tag: 'invalidCode' | 'expiredCode' };

/** A code that was not sent because the second factor was missing. A password change has a state of its own for that. */
export type RefusedSend = 'SignUp' | 'PasswordReset' | 'EmailChange';

/** A call that takes effect once: a second one is refused. */
export type OneTimeCall = 'SignUp' | 'SignUpCode' | 'PasswordCode' | 'EmailCode' | 'TwoFactorCode';

/**
 * Whether this visit confirmed a new account, which continues on the registration site where no redirect was requested: in this document,
 * whose screen hands the person over without a press, or before a reload.
 */
export type NewAccount = 'None' | 'ConfirmedHere' | 'ConfirmedBefore';

/**
 * The state of a password change that met no session: it needs a sign-in first, or continues after one. `None` as well for the change
 * of a person who is signed in already.
 */
export type PasswordChange = 'None' | 'NeedsSignIn' | 'AfterSignIn';

/**
 * How this document leaves the visit: after a sign-in that was finished at a time of the wall clock, after nobody signed in, or for a
 * registration. Until the page is hidden, a browser that stayed may leave again; then the visit is `Left`.
 */
export type Leaving =
  | { readonly _tag: 'Finished'; readonly since: number }
  | { readonly _tag: 'Denied' | 'Registration' | 'Left' };

/** A change of the session. */
export type Change = (session: Session) => Session;

type Group = 'visit' | 'oAuth' | 'typed' | 'person' | 'secrets' | 'codes' | 'progress';

/** Changes some fields of a group, and nothing else. */
export const withFields =
  <Name extends Group>(group: Name, fields: Partial<Session[Name]>): Change =>
  (session) => ({ ...session, [group]: { ...session[group], ...fields } });
