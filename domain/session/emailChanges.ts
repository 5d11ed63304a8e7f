import type { Credentials } from '#domain/identity/credentials.ts';
import { type Email, mayBeSameEmail, typedSpelling } from '#domain/identity/email.ts';
import { type IdentityFault, needsPasswordAgain } from '#domain/identity/identityFault.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { withPasswordChange } from './changes.ts';
import { withoutSentCode } from './codeState.ts';
import { signedOut } from './endings.ts';
import { providerLeft } from './idpSession.ts';
import { type Change, type Session, withFields } from './session.ts';

/** Stores the text that an email field is left with, so that the next email field begins with it. It does not say who the person is. */
export const withTypedEmail = (typedEmail: string): Change => withFields('typed', { typedEmail });

/** The known email as it was typed: a domain beyond ASCII in its own letters. Null without one. */
export const shownEmail = ({ typed: { email, typedEmail } }: Pick<Session, 'typed'>): string | null =>
  email === null ? null : (typedSpelling(typedEmail, email) ?? email);

/**
 * Stores an email that was sent, or that a provider or a hint named; null for none. Keeps the typed text only if it is another spelling of
 * the email, or there is none. A different email than before is another person's, so it also does what `signedOut` does, but keeps the password change.
 */
export const withEmail =
  (email: Email | null): Change =>
  (session) => {
    const { typed, progress } = session;
    const typedEmail = email === null ? typed.typedEmail : typedSpelling(typed.typedEmail, email);
    if (typed.email === email)
      return typed.typedEmail === typedEmail ? session : withFields('typed', { typedEmail })(session);
    const ofAnother = withFields('typed', { email, typedEmail })(signedOut(session));
    return withPasswordChange(progress.passwordChange)(ofAnother);
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
    withFields('progress', { entryFault: null, refusedSend: null })({
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
