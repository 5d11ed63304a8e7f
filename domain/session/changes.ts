import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import { type Email, mayBeSameEmail, typedSpelling } from '#domain/identity/email.ts';
import { type IdentityFault, needsPasswordAgain } from '#domain/identity/identityFault.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
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

/** Stores the languages that the partner asked for; null for none. */
export const withUiLocales =
  (uiLocales: string | null): Change =>
  (session) => ({ ...session, uiLocales });

/** Stores the text that an email field is left with, for the next email field. It says nothing about who the person is. */
export const withTypedEmail: Setter<'typedEmail'> = setter('typedEmail');

/**
 * Stores an email that was sent, or that a provider or a hint named; the typed text stays only as another spelling of it. A different
 * email than before is another person: see `signedOut`.
 */
export const withEmail =
  (email: Email): Change =>
  (session) => {
    const typedEmail = typedSpelling(session.typedEmail, email);
    if (session.email === email) return session.typedEmail === typedEmail ? session : { ...session, typedEmail };
    return { ...signedOut(session), email, typedEmail, passwordChange: session.passwordChange };
  };

/** Stores the email that the service gave for the person who is signed in. A different email than before clears the codes. */
export const withProfileEmail =
  (email: Email): Change =>
  (session) =>
    session.email === email ? session : { ...withoutCodes(session), email };

/**
 * Stores the email of the profile, unless tokens have named the person, or the known email is of the same mailbox. Any other known
 * email is of another person, and so is the new account that this visit may have confirmed.
 */
export const withProfilePerson =
  (email: Email): Change =>
  (session) => {
    const { email: known, accessToken } = session;
    if (known === null) return withProfileEmail(email)(session);
    if (accessToken !== null || mayBeSameEmail(known, email)) return session;
    return { ...withProfileEmail(email)(session), isNewAccount: false };
  };

/** Stores the email that was sent with a password, without the password. Clears the entry fault and all of the second factor. */
export const withSentEmail =
  (email: Email): Change =>
  (session) => ({ ...withEmail(email)(session), entryFault: null, refusedSend: null, twoFactor: noTwoFactor });

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

/** Stores the fault that led back to sign-in, whose form shows it. */
export const withEntryFault: Setter<'entryFault'> = setter('entryFault');

/** Clears the fault that led back to sign-in. */
export const withoutEntryFault: Change = (session) => ({ ...session, entryFault: null });

/** Applies a change to the two-factor state only. */
export const inTwoFactor =
  (change: TwoFactorChange): Change =>
  (session) => ({ ...session, twoFactor: change(session.twoFactor) });

/** Stores the account that tokens were asked for as the chosen one, if they are its own; none where no account was named. */
export const withChosenAccount =
  (asked: ProfileId | null): Change =>
  (session) => ({ ...session, chosenProfileId: session.profileId === asked ? asked : null });

/** Notes that this tab sends the person to an identity provider, which ends any other way of leaving. */
export const providerAsked: Change = (session) => ({ ...session, idpSession: 'Attempted', leaving: null });

/** Ends the request to an identity provider: its return loads a page, so a page that is shown again is none. */
export const providerLeft: Change = (session) =>
  session.idpSession === 'Attempted' ? { ...session, idpSession: 'None' } : session;

/** Notes that the service has a live session, unless something is known of a provider's sign-in. */
export const liveSessionFound: Change = (session) =>
  session.idpSession === 'None' ? { ...session, idpSession: 'Live' } : session;

/** Stores whether a password change needs a sign-in or continues after one. */
export const withPasswordChange: Setter<'passwordChange'> = setter('passwordChange');

/** Stores the account type. */
export const withAccountType: Setter<'accountType'> = setter('accountType');

/** Stores the account type that the profile names; keeps the known one where it names none. */
export const withProfileAccountType =
  (named: AccountType | null): Change =>
  (session) => ({ ...session, profileAccountType: named ?? session.profileAccountType });

/** Stores the person who is signed in. */
export const withSignedInAs: Setter<'signedInAs'> = setter('signedInAs');

/** Remembers the platform for "Continue as". */
export const continuing: Change = (session) => ({ ...session, continueAsPlatform: session.platform });

/** Restores the platform that "Continue as" remembered. */
export const continued: Change = (session) => ({
  ...session,
  platform: session.continueAsPlatform ?? session.platform,
  continueAsPlatform: null,
});
