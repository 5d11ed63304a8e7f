import type { AccessToken, AuthCode, LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import type { Email, OneTimeCode, Password } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { ReferenceSource } from '#domain/platform/referenceSource.ts';
import { noOAuth, type OAuth, type SafeUrl } from '#domain/redirect/redirect.ts';
import { noTwoFactor, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import type { CodeFault } from './codeFault.ts';

/**
 * How far the identity provider's sign-in has come: an attempt counts as a session for the guards. Vouched for, the person
 * has an account with a password, or none yet; live, there is a session.
 */
export type IdpSession = 'None' | 'Attempted' | 'AccountExists' | 'NoAccount' | 'Live';

/** What a code that is sent is for. */
export type CodePurpose = 'SignUp' | 'PasswordReset' | 'EmailChange' | 'PasswordChange' | 'TwoFactor';

/** The one record a visit builds up. Every change to it is a named function of this folder. */
export type Session = {
  /** The language on the screen; its part before the hyphen is sent as preferredLanguage. */
  readonly userLocale: Locale;
  readonly email: Email | null;
  readonly password: Password | null;
  readonly code: OneTimeCode | null;
  readonly codeFault: CodeFault | null;
  readonly accountType: AccountType | null;
  readonly platform: Platform | null;
  readonly continueAsPlatform: Platform | null;
  /** Where the visitor goes in the end; already admitted, and admitted again on leaving. */
  readonly redirect: SafeUrl | null;
  readonly oAuth: OAuth;
  readonly referenceSource: ReferenceSource | null;
  readonly helpcentre: string | null;
  readonly profileId: ProfileId | null;
  readonly accessToken: AccessToken | null;
  /** The email of who is signed in, to be shown and nothing else. */
  readonly signedInAs: string | null;
  readonly authCode: AuthCode | null;
  readonly linkedAccounts: ReadonlyArray<LinkedAccount>;
  /** The account picked among several, or the only one there is. */
  readonly chosenProfileId: ProfileId | null;
  readonly hasConsentedToMarketing: boolean;
  readonly idpSession: IdpSession;
  readonly twoFactor: TwoFactor;
  /** What the newest code is for; null while none was sent to this email. */
  readonly codeFor: CodePurpose | null;
  /** Why what was begun could not go on: said on the sign-in form it leads back to. */
  readonly entryFault: IdentityFault | null;
  /** When a new code may be asked for, as wall-clock ms; null when at once. */
  readonly resendAt: number | null;
};

export type Change = (session: Session) => Session;

export const newSession: Session = {
  userLocale: defaultLocale,
  email: null,
  password: null,
  code: null,
  codeFault: null,
  accountType: null,
  platform: null,
  continueAsPlatform: null,
  redirect: null,
  oAuth: noOAuth,
  referenceSource: null,
  helpcentre: null,
  profileId: null,
  accessToken: null,
  signedInAs: null,
  authCode: null,
  linkedAccounts: [],
  chosenProfileId: null,
  hasConsentedToMarketing: false,
  idpSession: 'None',
  twoFactor: noTwoFactor,
  codeFor: null,
  entryFault: null,
  resendAt: null,
};
