import type { AccessToken, AuthCode, LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import type { ConfirmedPerson, NamedPerson } from '#domain/identity/person.ts';
import type { Password } from '#domain/identity/credentials.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { AccountType, ChosenAccountType } from '#domain/platform/accountType.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { OAuth } from '#domain/redirect/oAuth.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';

/** The state of a visit, in groups that begin and end together. Every change to it is a named function. */
export type Session = {
  /** The language of the page; its part before the hyphen is sent as preferredLanguage. */
  readonly userLocale: Locale;
  /** What the address of the visit asked for. */
  readonly visit: {
    /** The address to return to. It was validated, and is validated again before leaving. */
    readonly redirect: SafeUrl | null;
    /** Whether the address of the visit named the redirect. False for the transfer site, which the guards store instead. */
    readonly hasRequestedRedirect: boolean;
    /** The platform, which "Continue as" keeps (specification 3.5). */
    readonly platform: Platform | null;
    readonly helpcentre: string | null;
  };
  /** The partner's pending request. `promptsLogin` (`prompt=login`) asks for a new sign-in, so that no existing session is offered. */
  readonly oAuth: OAuth & { readonly promptsLogin: boolean };
  /** What the person typed, or what a hint, a provider or the tokens named instead. */
  readonly typed: {
    readonly email: Email | null;
    /** The text that an email field was left with. Null where `email` is newer and spelled as it was typed. Never sent anywhere. */
    readonly typedEmail: string | null;
    /** The account type of the redirect or of the sign-up form. */
    readonly accountType: ChosenAccountType | null;
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
    /** The person whom an act in this document confirmed. Without one, the partner gets no auth code. */
    readonly confirmed: ConfirmedPerson | null;
    /** The auth code to return to the partner. */
    readonly authCode: AuthCode | null;
    /** The auth code of this visit's own sign-in. Only this one is bound to the partner's challenge. Null for a continued session. */
    readonly signInCode: AuthCode | null;
    readonly linkedAccounts: ReadonlyArray<LinkedAccount>;
    /** The account that was chosen. */
    readonly chosenProfileId: ProfileId | null;
    /** The session cookie that the person belongs to, or that this tab left with for a provider; null for one that is not compared. */
    readonly cookie: CookieMark | null;
  };
  /** What is held in memory only, until a call needs it. */
  readonly secrets: {
    readonly password: Password | null;
    readonly code: OneTimeCode | null;
    /** Whether the service has accepted the code. It is not sent again, because it can be used once. */
    readonly isCodeAccepted: boolean;
  };
  /** The one-time code that was sent last. */
  readonly codes: {
    /** What the code is for; null while none was sent to this email. */
    readonly purpose: CodePurpose | null;
    readonly fault: CodeFault | null;
    /** When a new code can be requested, as wall-clock milliseconds; null for at once. */
    readonly resendAt: number | null;
  };
  readonly twoFactor: TwoFactor;
  /** How far the person's sign-in, sign-up or change has come. */
  readonly progress: {
    readonly idpSession: IdpSession;
    readonly pending: Pending;
    readonly newAccount: NewAccount;
    /** The fault that led back to sign-in, whose form shows it. */
    readonly entryFault: IdentityFault | null;
    /** The account that the service refused as closed or locked in this document, as the page of that end names it: as it was typed. */
    readonly ended: { readonly as: 'AccountClosed' | 'AccountLocked'; readonly email: string } | null;
  };
  /** Whether this document was told to leave for the partner or a registration. The person ends as the page goes. */
  readonly hasLeft: boolean;
};

/** What a session remembers of the session cookie: a digest of its value, or that there is none. */
export type CookieMark = number | 'None';

/**
 * The state of the sign-in with an identity provider. `Attempted`: this tab has asked, and the provider has not returned yet. `Failed`: it
 * authenticated nobody. `AccountExists`, `NoAccount`: the authenticated person has an account with a password, or none. `Live`: they have a
 * live session. `Unproven`: there is one, but the provider does not prove whose it is, or this tab did not ask.
 */
export type IdpSession = 'None' | 'Attempted' | 'Failed' | 'AccountExists' | 'NoAccount' | 'Live' | 'Unproven';

/** Whether this visit confirmed a new account: in this document, or before a reload. */
export type NewAccount = 'None' | 'ConfirmedHere' | 'ConfirmedBefore';

/** The purpose of a code. */
export type CodePurpose = 'SignUp' | 'PasswordReset' | 'EmailChange' | 'PasswordChange' | 'TwoFactor';

/** The one fault of the entered code. Its tags are the flags of the specification (4.3), as it spells them. Times are wall-clock milliseconds. */
export type CodeFault =
  | { readonly _tag: 'rateLimit' | 'tooManyException'; readonly until: number | null }
  | { readonly _tag: 'invalidCode' | 'expiredCode' };

/** What a sign-in or its second factor returns to before the redirect: the screen of a code, or a password change, which needs a session. */
export type Pending =
  | 'None'
  | PendingScreen
  /** A password change that a sign-in was needed for. */
  | 'ContinuedPasswordChange';

/** A screen whose code was not sent without the second factor or a session. */
export type PendingScreen = Exclude<CodePurpose, 'TwoFactor'>;

/** A change of the session. */
export type Change = (session: Session) => Session;

type Group = 'visit' | 'oAuth' | 'typed' | 'person' | 'secrets' | 'codes' | 'progress';

/** Changes some fields of a group, and nothing else. */
export const withFields =
  <Name extends Group>(group: Name, fields: Partial<Session[Name]>): Change =>
  (session) => ({ ...session, [group]: { ...session[group], ...fields } });
