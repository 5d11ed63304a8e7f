import type { AccessToken, AuthCode, ProfileId, TokenClaims } from '#domain/identity/accessToken.ts';
import type { Credentials, Email } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { isSameEmail } from '#domain/identity/isSameEmail.ts';
import { needsPasswordAgain } from '#domain/identity/needsPasswordAgain.ts';
import { emailOf } from '#domain/identity/parseEmail.ts';
import { requiredBySignIn, requirementRead } from '#domain/two-factor/codeChanges.ts';
import type { TwoFactorChange } from '#domain/two-factor/phoneChanges.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { signedOut } from './endings.ts';
import { withoutCodes } from './resendCooldown.ts';
import type { Change, Session } from './session.ts';

type Setter<Name extends keyof Session> = (value: NonNullable<Session[Name]>) => Change;

const setter =
  <Name extends keyof Session>(name: Name): Setter<Name> =>
  (value) =>
  (session) => ({ ...session, [name]: value });

/** Stores the language of the page. */
export const withLocale: Setter<'userLocale'> = setter('userLocale');

/** Stores an email that was typed or that a provider named. A different email than before is another person: see `signedOut`. */
export const withEmail =
  (email: Email): Change =>
  (session) =>
    session.email === email ? session : { ...signedOut(session), email };

/** Stores the email that the service gave for the person who is signed in. A different email than before clears the codes. */
export const withProfileEmail =
  (email: Email): Change =>
  (session) =>
    session.email === email ? session : { ...withoutCodes(session), email };

/** Stores the email that was sent with a password, without the password. Clears the entry fault and the second factor. */
export const withSentEmail =
  (email: Email): Change =>
  (session) => ({ ...withEmail(email)(session), entryFault: null, twoFactor: noTwoFactor });

/** Stores the credentials because a later call needs the password, which is held in memory only. Clears the entry fault. */
export const withCredentials =
  ({ email, password }: Credentials): Change =>
  (session) => ({ ...withSentEmail(email)(session), password });

/** Stores the credentials after a fault of a call, if the flow that follows the fault needs the password again. */
export const withCredentialsAfter =
  (fault: IdentityFault, credentials: Credentials): Change =>
  (session) =>
    needsPasswordAgain(fault) ? withCredentials(credentials)(session) : session;

/** Clears the password. */
export const withoutPassword: Change = (session) =>
  session.password === null ? session : { ...session, password: null };

/** Stores whether the person wants news by email. */
export const withMarketingChoice: Setter<'hasConsentedToMarketing'> = setter('hasConsentedToMarketing');

/** Stores the auth code and the profile it belongs to. */
export const withGrant =
  (grant: { readonly authCode: AuthCode; readonly profileId: ProfileId | null }): Change =>
  (session) => ({
    ...session,
    authCode: grant.authCode,
    signInCode: grant.authCode,
    profileId: grant.profileId ?? session.profileId,
  });

// Because: a code of the tokens has no challenge. Without a challenge the newest code is the best one.
const codeToReturn = ({ oAuth, authCode, signInCode }: Session, ofTokens: AuthCode | null): AuthCode | null =>
  (oAuth.codeChallenge === null ? null : signInCode) ?? ofTokens ?? authCode;

// Because: what was typed must not be shown or sent as the email of the person whom the tokens name.
const emailBeside = (email: Email | null, named: string | null): Email | null =>
  email === null || named === null || isSameEmail(email, named) ? email : emailOf(named);

/** Stores the tokens of the session, and whether they require a second factor. Their email replaces a different typed one. */
export const withTokens =
  (tokens: {
    readonly accessToken: AccessToken;
    readonly claims: TokenClaims;
    readonly authCode: AuthCode | null;
  }): Change =>
  (session) => ({
    ...session,
    email: emailBeside(session.email, tokens.claims.email),
    accessToken: tokens.accessToken,
    signedInAs: tokens.claims.email,
    authCode: codeToReturn(session, tokens.authCode),
    profileId: tokens.claims.profileId,
    linkedAccounts: tokens.claims.linkedAccounts,
    // Because: with tokens there is a session, and the code is verified in that session.
    twoFactor: { ...requirementRead(tokens.claims)(session.twoFactor), useWebLogin: false },
  });

/** Clears the access token and the auth code. */
export const withoutTokens: Change = (session) => ({
  ...session,
  accessToken: null,
  authCode: null,
  signInCode: null,
});

/** Requires a second factor after a refused sign-in; it is verified by signing in again. */
export const requireTwoFactor: Change = (session) => ({ ...session, twoFactor: requiredBySignIn(session.twoFactor) });

/** Stores the fault that led back to sign-in, whose form shows it. */
export const withEntryFault: Setter<'entryFault'> = setter('entryFault');

/** Applies a change to the two-factor state only. */
export const inTwoFactor =
  (change: TwoFactorChange): Change =>
  (session) => ({ ...session, twoFactor: change(session.twoFactor) });

/** Stores the chosen account; null where none has been chosen. */
export const withChosenAccount =
  (chosenProfileId: ProfileId | null): Change =>
  (session) => ({ ...session, chosenProfileId, profileId: chosenProfileId ?? session.profileId });

/** Stores the state of the identity provider's sign-in. */
export const withIdpSession: Setter<'idpSession'> = setter('idpSession');

/** Stores the account type. */
export const withAccountType: Setter<'accountType'> = setter('accountType');

/** Stores the email of the person who is signed in. */
export const withSignedInAs: Setter<'signedInAs'> = setter('signedInAs');

/** Remembers the platform for "Continue as". */
export const continuing: Change = (session) => ({ ...session, continueAsPlatform: session.platform });

/** Restores the platform that "Continue as" remembered. */
export const continued: Change = (session) => ({
  ...session,
  platform: session.continueAsPlatform ?? session.platform,
  continueAsPlatform: null,
});
