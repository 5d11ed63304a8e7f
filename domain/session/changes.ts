import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { NamedPerson } from '#domain/identity/confirmedPerson.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import { type Email, typedSpelling } from '#domain/identity/email.ts';
import { mayBeSameEmail } from '#domain/identity/emailComparison.ts';
import { type IdentityFault, needsPasswordAgain } from '#domain/identity/identityFault.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import type { TwoFactorChange } from '#domain/two-factor/phoneChanges.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { withoutCodes } from './codeState.ts';
import { signedOut } from './endings.ts';
import { type Change, type PasswordChange, type Session, withFields } from './session.ts';

/** Stores the language of the page. */
export const withLocale =
  (userLocale: Locale): Change =>
  (session) => ({ ...session, userLocale });

/** Stores the languages that the partner asked for; null for none. */
export const withUiLocales = (uiLocales: string | null): Change => withFields('visit', { uiLocales });

/** Stores the text that an email field is left with, for the next email field. It says nothing about who the person is. */
export const withTypedEmail = (typedEmail: string): Change => withFields('typed', { typedEmail });

/** The known email as it was typed: a domain beyond ASCII in its own letters. */
export const shownEmail = ({ typed: { email, typedEmail } }: Pick<Session, 'typed'>): string | null =>
  email === null ? null : (typedSpelling(typedEmail, email) ?? email);

/**
 * Stores an email that was sent, or that a provider or a hint named; the typed text stays only as another spelling of it. A different
 * email than before is another person: see `signedOut`.
 */
export const withEmail =
  (email: Email): Change =>
  (session) => {
    const { typed, progress } = session;
    const typedEmail = typedSpelling(typed.typedEmail, email);
    if (typed.email === email)
      return typed.typedEmail === typedEmail ? session : withFields('typed', { typedEmail })(session);
    const other = withFields('typed', { email, typedEmail })(signedOut(session));
    return withPasswordChange(progress.passwordChange)(other);
  };

/** Stores the email that the service gave for the person who is signed in. A different email than before clears the codes. */
export const withProfileEmail =
  (email: Email): Change =>
  (session) =>
    session.typed.email === email ? session : withFields('typed', { email })(withoutCodes(session));

/**
 * Stores the email of the profile, unless tokens have named the person, or the known email is of the same mailbox. Any other known
 * email is of another person, and so is the new account that this visit may have confirmed.
 */
export const withProfilePerson =
  (email: Email): Change =>
  (session) => {
    const { email: known } = session.typed;
    if (known === null) return withProfileEmail(email)(session);
    if (session.person.accessToken !== null || mayBeSameEmail(known, email)) return session;
    return withFields('progress', { newAccount: 'None' })(withProfileEmail(email)(session));
  };

/** Stores the email that was sent with a password, without the password. Clears the entry fault and all of the second factor. */
export const withSentEmail =
  (email: Email): Change =>
  (session) =>
    withFields('progress', { entryFault: null, refusedSend: null })({
      ...withEmail(email)(session),
      twoFactor: noTwoFactor,
    });

/** Stores the credentials because a later call needs the password, which is held in memory only. Clears the entry fault. */
export const withCredentials =
  ({ email, password }: Credentials): Change =>
  (session) =>
    withFields('secrets', { password })(withSentEmail(email)(session));

/** Stores the credentials after a fault of a call, if the flow that follows the fault needs the password again. */
export const withCredentialsAfter =
  (fault: IdentityFault, credentials: Credentials): Change =>
  (session) =>
    needsPasswordAgain(fault) ? withCredentials(credentials)(session) : session;

/** Clears the password. */
export const withoutPassword: Change = (session) =>
  session.secrets.password === null ? session : withFields('secrets', { password: null })(session);

/** Stores the account type of the form. */
export const withAccountType = (accountType: AccountType): Change => withFields('typed', { accountType });

/** Stores whether the person wants news by email. */
export const withMarketingChoice = (marketing: boolean): Change => withFields('typed', { marketing });

/** Stores the fault that led back to sign-in, whose form shows it; null for none. */
export const withEntryFault = (entryFault: IdentityFault | null): Change => withFields('progress', { entryFault });

/** Applies a change to the two-factor state only. */
export const inTwoFactor =
  (change: TwoFactorChange): Change =>
  (session) => ({ ...session, twoFactor: change(session.twoFactor) });

/** Stores the account that tokens were asked for as the chosen one, if they are its own; none where no account was named. */
export const withChosenAccount =
  (asked: ProfileId | null): Change =>
  (session) =>
    withFields('person', { chosenProfileId: session.person.profileId === asked ? asked : null })(session);

/** Stores the account type that the profile names; keeps the known one where it names none. */
export const withProfileAccountType =
  (named: AccountType | null): Change =>
  (session) =>
    withFields('person', { accountType: named ?? session.person.accountType })(session);

/** Stores the person who is signed in. */
export const withSignedInAs = (signedInAs: NamedPerson): Change => withFields('person', { signedInAs });

/** Stores whether a password change needs a sign-in or continues after one. */
export const withPasswordChange = (passwordChange: PasswordChange): Change =>
  withFields('progress', { passwordChange });

/** Remembers the platform for "Continue as". */
export const continuing: Change = (session) =>
  withFields('visit', { continueAsPlatform: session.visit.platform })(session);

/** Restores the platform that "Continue as" remembered. */
export const continued: Change = (session) => {
  const { platform, continueAsPlatform } = session.visit;
  return withFields('visit', { platform: continueAsPlatform ?? platform, continueAsPlatform: null })(session);
};
