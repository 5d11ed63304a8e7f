import type { Credentials } from '#domain/identity/credentials.ts';
import { type Email, typedSpelling } from '#domain/identity/email.ts';
import { mayBeSameEmail } from '#domain/identity/emailComparison.ts';
import { type IdentityFault, needsPasswordAgain } from '#domain/identity/identityFault.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { withPasswordChange } from './changes.ts';
import { withoutCodes } from './codeState.ts';
import { signedOut } from './endings.ts';
import { type Change, type Session, withFields } from './session.ts';

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
