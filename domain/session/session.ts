import type { GrantEvent } from '#domain/analytics/events.ts';
import type { AccessToken, AuthCode, LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import type { ConfirmedPerson, NamedPerson } from '#domain/identity/confirmedPerson.ts';
import type { Password } from '#domain/identity/credentials.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import type { Platform } from '#domain/platform/platform.ts';
import { noOAuth, type OAuth, type SafeUrl } from '#domain/redirect/redirect.ts';
import type { ReferenceSource } from '#domain/redirect/referenceSource.ts';
import { type CodeChannel, noTwoFactor, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import type { CodeFault } from './codeFault.ts';
import type { Leaving, OneTimeCall, PasswordChange, RefusedSend } from './sessionStates.ts';

/**
 * The state of the identity provider's sign-in: attempted while this tab has asked and the provider has not returned, failed without an
 * authenticated person. The guards treat each as a session. An authenticated person has an account with a password, has no account, or has
 * a live session; a session that the provider does not prove, or that this tab did not ask for, is unproven.
 */
export type IdpSession = 'None' | 'Attempted' | 'Failed' | 'AccountExists' | 'NoAccount' | 'Live' | 'Unproven';

/** The purpose of a code. */
export type CodePurpose = 'SignUp' | 'PasswordReset' | 'EmailChange' | 'PasswordChange' | 'TwoFactor';

/** The state of a visit. Every change to it is a named function of this folder. */
export type Session = {
  /** The language of the page; its part before the hyphen is sent as preferredLanguage. */
  readonly userLocale: Locale;
  /** The languages that the partner asked for (`ui_locales`), separated by spaces; null for none. */
  readonly uiLocales: string | null;
  readonly email: Email | null;
  /** The text that an email field was left with, complete or not; null where `email` is the newest, spelled as it was typed. Never sent anywhere. */
  readonly typedEmail: string | null;
  readonly password: Password | null;
  readonly code: OneTimeCode | null;
  readonly codeFault: CodeFault | null;
  /** The account type of the redirect or of the sign-up form. */
  readonly accountType: AccountType | null;
  /** The account type that the token or the profile of the person names; null while neither is read. */
  readonly profileAccountType: AccountType | null;
  readonly platform: Platform | null;
  readonly continueAsPlatform: Platform | null;
  /** The address to return to; validated, and validated again before leaving. */
  readonly redirect: SafeUrl | null;
  /** Whether the redirect came with the address of the visit; false for the transfer site that the guards store. */
  readonly hasRequestedRedirect: boolean;
  readonly oAuth: OAuth;
  /** Whether the partner asked for a new sign-in (`prompt=login`): an existing session is not offered. */
  readonly promptsLogin: boolean;
  readonly referenceSource: ReferenceSource | null;
  readonly helpcentre: string | null;
  readonly profileId: ProfileId | null;
  readonly accessToken: AccessToken | null;
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
  readonly hasConsentedToMarketing: boolean;
  /** Whether this visit confirmed a new account, which continues on the registration site where no redirect was requested. */
  readonly isNewAccount: boolean;
  /** Whether this document confirmed the new account, so that its screen hands the person over without a press. */
  readonly hasConfirmedSignUp: boolean;
  readonly idpSession: IdpSession;
  readonly passwordChange: PasswordChange;
  /** The code whose send was refused because the second factor was missing; its screen follows two-factor. */
  readonly refusedSend: RefusedSend | null;
  readonly twoFactor: TwoFactor;
  /** The purpose of the newest code; null while none was sent to this email. */
  readonly codeFor: CodePurpose | null;
  /** The one-time call whose answer is lost, or not there yet: it may have taken effect. Null for none. */
  readonly unanswered: OneTimeCall | null;
  /** The fault that led back to sign-in; its form shows it. */
  readonly entryFault: IdentityFault | null;
  /** When a new code can be requested, as wall-clock milliseconds; null for at once. */
  readonly resendAt: number | null;
  /** The sign-outs that this browser had counted when the person of this tab was not signed in yet. */
  readonly signOuts: number;
  /** Whether a sign-out in another tab has ended the session: the next screen is sign-in. */
  readonly endedElsewhere: boolean;
  /** How this document leaves for a partner or a registration; null while the browser has not been told to. */
  readonly leaving: Leaving | null;
  /** The event of the last grant, which is not tracked yet because its account type is not known; null for none. */
  readonly grantEvent: GrantEvent | null;
};

/** A change of the session. */
export type Change = (session: Session) => Session;

/** The session of a new visit. */
export const newSession: Session = {
  userLocale: defaultLocale,
  uiLocales: null,
  email: null,
  typedEmail: null,
  password: null,
  code: null,
  codeFault: null,
  accountType: null,
  profileAccountType: null,
  platform: null,
  continueAsPlatform: null,
  redirect: null,
  hasRequestedRedirect: false,
  oAuth: noOAuth,
  promptsLogin: false,
  referenceSource: null,
  helpcentre: null,
  profileId: null,
  accessToken: null,
  signedInAs: null,
  confirmed: null,
  authCode: null,
  signInCode: null,
  linkedAccounts: [],
  chosenProfileId: null,
  hasConsentedToMarketing: false,
  isNewAccount: false,
  hasConfirmedSignUp: false,
  idpSession: 'None',
  passwordChange: 'None',
  refusedSend: null,
  twoFactor: noTwoFactor,
  codeFor: null,
  unanswered: null,
  entryFault: null,
  resendAt: null,
  signOuts: 0,
  endedElsewhere: false,
  leaving: null,
  grantEvent: null,
};

/** The channel of the last code: only a two-factor code can go to a phone. */
export const sentBy = (purpose: CodePurpose, { twoFactor }: Pick<Session, 'twoFactor'>): CodeChannel =>
  purpose === 'TwoFactor' ? (twoFactor.channel ?? 'email') : 'email';
