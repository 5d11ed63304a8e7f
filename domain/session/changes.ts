import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import { type Email, mayBeSameEmail, typedSpelling } from '#domain/identity/email.ts';
import { type IdentityFault, needsPasswordAgain } from '#domain/identity/identityFault.ts';
import type { NamedPerson } from '#domain/identity/person.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { AccountType, ChosenAccountType } from '#domain/platform/accountType.ts';
import { requiredInSession, type TwoFactorChange } from '#domain/two-factor/twoFactorChanges.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { withoutSentCode } from './codeState.ts';
import { pendingPasswordChange, signedOut } from './endings.ts';
import { providerLeft } from './idpSession.ts';
import { type Change, type Pending, type PendingScreen, type Session, withFields } from './session.ts';

/** Stores the language of the page. */
export const withLocale =
  (userLocale: Locale): Change =>
  (session) => ({ ...session, userLocale });

/** Clears the password. */
export const withoutPassword: Change = (session) =>
  session.secrets.password === null ? session : withFields('secrets', { password: null })(session);

/** Stores the account type of the form. */
export const withAccountType = (accountType: ChosenAccountType): Change => withFields('typed', { accountType });

/** Stores whether the person wants news by email. */
export const withMarketingChoice = (marketing: boolean): Change => withFields('typed', { marketing });

/** Stores the fault that led back to sign-in, whose form shows it; null for none. */
export const withEntryFault = (entryFault: IdentityFault | null): Change => withFields('progress', { entryFault });

/** Stores the account that the service refused as closed or locked; null where its email is not known. */
export const withEnded = (ended: Session['progress']['ended']): Change => withFields('progress', { ended });

/** Applies a change to the two-factor state only. */
export const inTwoFactor =
  (change: TwoFactorChange): Change =>
  (session) => ({ ...session, twoFactor: change(session.twoFactor) });

/**
 * Stores as the chosen account the one that tokens were asked for, if the tokens are of that account: their code then stands for that of the
 * sign-in. Otherwise none is chosen.
 */
export const withChosenAccount =
  (asked: ProfileId | null): Change =>
  (session) => {
    const { profileId, authCode, signInCode } = session.person;
    const isChosen = asked !== null && asked === profileId;
    const chosen = { chosenProfileId: isChosen ? asked : null, signInCode: isChosen ? authCode : signInCode };
    return withFields('person', chosen)(session);
  };

/** Stores the account type that the profile names. Keeps the known one where it names none. */
export const withProfileAccountType =
  (named: AccountType | null): Change =>
  (session) =>
    withFields('person', { accountType: named ?? session.person.accountType })(session);

/** Stores the person who is signed in. An email that is known of the same profile stays: the tokens have named it. */
export const withSignedInAs =
  (named: NamedPerson): Change =>
  (session) => {
    const { signedInAs: before } = session.person;
    const isSame = named.profileId !== null && before?.profileId === named.profileId;
    return withFields('person', { signedInAs: { ...named, email: (isSame ? before.email : null) ?? named.email } })(
      session,
    );
  };

/** Stores what a sign-in or its second factor returns to. */
export const withPending = (pending: Pending): Change => withFields('progress', { pending });

/** Requires a second factor in a live session. Its code is verified in that session. */
export const requireTwoFactorOfSession: Change = inTwoFactor(requiredInSession);

/**
 * As `requireTwoFactorOfSession`, after a refused request to send a code. The screen of that code follows two-factor, but a pending
 * password change comes first.
 */
export const requireTwoFactorToSend =
  (refused: PendingScreen): Change =>
  (session) => {
    const change = pendingPasswordChange(session);
    const pending = refused === 'PasswordChange' || change === 'None' ? refused : change;
    return withPending(pending)(requireTwoFactorOfSession(session));
  };

/** Stores the text that an email field is left with, so that the next email field begins with it. It does not say who the person is. */
export const withTypedEmail = (typedEmail: string): Change => withFields('typed', { typedEmail });

/**
 * Stores an email that was sent, or that a provider or a hint named; null for none. Keeps the typed text only if it is another spelling of
 * the email, or there is none. A different email than before is another person's, so it also does what `signedOut` does, but keeps the password change.
 */
export const withEmail =
  (email: Email | null): Change =>
  (session) => {
    const { typed } = session;
    const typedEmail = email === null ? typed.typedEmail : typedSpelling(typed.typedEmail, email);
    if (typed.email === email)
      return typed.typedEmail === typedEmail ? session : withFields('typed', { typedEmail })(session);
    const ofAnother = withFields('typed', { email, typedEmail })(signedOut(session));
    return withPending(pendingPasswordChange(session))(ofAnother);
  };

/** Stores the email that the service names for the person who is signed in. A different email than before clears the codes. */
export const withProfileEmail =
  (email: Email): Change =>
  (session) =>
    session.typed.email === email ? session : withFields('typed', { email })(withoutSentCode(session));

/**
 * Stores the email of the profile. Changes nothing where tokens have named the person, or where the known email may be of the same
 * mailbox. Any other known email is another person's, and so is a new account of this visit, which is forgotten.
 */
export const withProfilePerson =
  (email: Email): Change =>
  (session) => {
    const { email: known } = session.typed;
    if (known === null) return withProfileEmail(email)(session);
    if (session.person.accessToken !== null || mayBeSameEmail(known, email)) return session;
    return withFields('progress', { newAccount: 'None' })(withProfileEmail(email)(session));
  };

/** Stores the email that was sent with a password, but not the password. Clears the entry fault, a provider's request and all of the second factor. */
export const withSentEmail =
  (email: Email): Change =>
  (session) =>
    withFields('progress', { entryFault: null, pending: pendingPasswordChange(session) })({
      ...withEmail(email)(providerLeft(session)),
      twoFactor: noTwoFactor,
    });

/** As `withSentEmail`, and stores the password in memory for a later call that needs it. */
export const withCredentials =
  ({ email, password }: Credentials): Change =>
  (session) =>
    withFields('secrets', { password })(withSentEmail(email)(session));

/** Stores the credentials after a fault, if what follows needs the password again. */
export const withCredentialsAfter =
  (fault: IdentityFault, credentials: Credentials): Change =>
  (session) =>
    needsPasswordAgain(fault) ? withCredentials(credentials)(session) : session;
