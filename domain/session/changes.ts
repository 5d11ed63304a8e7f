import type { AccessToken, AuthCode, ProfileId, TokenClaims } from '#domain/identity/accessToken.ts';
import type { Credentials, Email } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { noOAuth } from '#domain/redirect/redirect.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import { requiredBySignIn } from '#domain/two-factor/codeChanges.ts';
import type { TwoFactorChange } from '#domain/two-factor/phoneChanges.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { withoutCodes } from './resendDeadline.ts';
import { newSession, type Change, type IdpSession, type Session } from './session.ts';

/** Keeps the language on the screen. */
export const withLocale =
  (userLocale: Locale): Change =>
  (session) => ({ ...session, userLocale });

/** Keeps an email. Another one than before makes the code entered for it, and what was wrong with it, void. */
export const withEmail =
  (email: Email): Change =>
  (session) =>
    session.email === email ? session : { ...withoutCodes(session), email };

/** Keeps what the visitor signs in with; the password in memory only. */
export const withCredentials =
  ({ email, password }: Credentials): Change =>
  (session) => ({ ...withEmail(email)(session), password, entryFault: null });

/** Forgets a password that was not right. */
export const withoutPassword: Change = (session) => ({ ...session, password: null });

/** Keeps whether news by email are wanted. */
export const withMarketingChoice =
  (hasConsentedToMarketing: boolean): Change =>
  (session) => ({ ...session, hasConsentedToMarketing });

/** Keeps the code for the redirect, and whose it is. */
export const withGrant =
  (grant: { readonly authCode: AuthCode; readonly profileId: ProfileId | null }): Change =>
  (session) => ({ ...session, authCode: grant.authCode, profileId: grant.profileId ?? session.profileId });

/** Keeps the tokens of the live session. A second factor is owed when they say so. */
export const withTokens =
  (tokens: {
    readonly accessToken: AccessToken;
    readonly claims: TokenClaims;
    readonly authCode: AuthCode | null;
  }): Change =>
  (session) => ({
    ...session,
    accessToken: tokens.accessToken,
    signedInAs: tokens.claims.email ?? session.signedInAs,
    authCode: tokens.authCode ?? session.authCode,
    profileId: tokens.claims.profileId,
    linkedAccounts: tokens.claims.linkedAccounts,
    // Because: where there are tokens there is a session, and the code is verified in it.
    twoFactor: { ...session.twoFactor, required: tokens.claims.twoFactor === 'Owed', useWebLogin: false },
  });

/** What is left when the tokens could not be had: neither they nor the auth code. */
export const withoutTokens: Change = (session) => ({ ...session, accessToken: null, authCode: null });

/** Sign-in was refused until a second factor is given; it is given by signing in again. */
export const oweTwoFactor: Change = (session) => ({ ...session, twoFactor: requiredBySignIn(session.twoFactor) });

/** What was begun could not go on, and leads back to sign-in, which says why. */
export const withEntryFault =
  (entryFault: IdentityFault): Change =>
  (session) => ({ ...session, entryFault });

/** A change to the second factor alone. */
export const inTwoFactor =
  (change: TwoFactorChange): Change =>
  (session) => ({ ...session, twoFactor: change(session.twoFactor) });

/** Keeps which of several accounts the visitor goes on with; null where none has been chosen. */
export const withChosenAccount =
  (chosenProfileId: ProfileId | null): Change =>
  (session) => ({ ...session, chosenProfileId, profileId: chosenProfileId ?? session.profileId });

/** Keeps how far the identity provider's sign-in has come. */
export const withIdpSession =
  (idpSession: IdpSession): Change =>
  (session) => ({ ...session, idpSession });

/** Keeps the type of account the visitor opens. */
export const withAccountType =
  (accountType: AccountType): Change =>
  (session) => ({ ...session, accountType });

/** Keeps whom the service says is signed in. */
export const withSignedInAs =
  (signedInAs: string): Change =>
  (session) => ({ ...session, signedInAs });

/** Somebody is signed in already: the platform of this visit is the one to continue for. */
export const continuing: Change = (session) => ({ ...session, continueAsPlatform: session.platform });

/** The visit goes on for the platform it was to continue for. */
export const continued: Change = (session) => ({
  ...session,
  platform: session.continueAsPlatform ?? session.platform,
  continueAsPlatform: null,
});

/** Where the visit comes from and goes to: what a sign-out, or another person, leaves in place. */
const keepsOf = ({
  userLocale,
  platform,
  redirect,
  oAuth,
  referenceSource,
  helpcentre,
  accountType,
}: Session): Partial<Session> => ({
  userLocale,
  platform,
  redirect,
  oAuth,
  referenceSource,
  helpcentre,
  accountType,
});

/** Forgets who the visitor was and keeps where the visit comes from and goes to. */
export const signedOut: Change = (session) => ({ ...newSession, ...keepsOf(session) });

/** A new visit through the front door: all it keeps of an earlier one is the language and the email. */
export const freshVisit: Change = ({ userLocale, email }) => ({ ...newSession, userLocale, email });

/**
 * What is kept once the visitor has left: nothing that signs anybody in, nor the state and challenge, which the answer has
 * spent. The address stays, for whoever comes back by "Back" or a reopened tab is still bound for it.
 */
export const handedOver: Change = (session) => ({
  ...withoutCodes(session),
  password: null,
  accessToken: null,
  signedInAs: null,
  authCode: null,
  oAuth: noOAuth,
  twoFactor: noTwoFactor,
});
