import { accountTypeOfRedirect } from '#domain/redirect/referenceSource.ts';
import { newSession } from './newSession.ts';
import { type Change, withFields } from './session.ts';

/*
 * The endings of a session. The language of the page stays in each.
 *
 * | ending               | when                                            | what stays too                                    |
 * | -------------------- | ----------------------------------------------- | ------------------------------------------------- |
 * | `withoutPerson`      | a new password was set                          | the visit, the account type of its redirect       |
 * | `handedOver`         | the page goes after it was told to leave        | as `withoutPerson`, a provider's missing account  |
 * | `signedOut`          | the person signs out, or is somebody else       | as `withoutPerson`, and the OAuth values          |
 * | `signedInElsewhere`  | this tab continues with the sign-in of another  | as `signedOut`, the shown person, password change |
 * | `endedElsewhere`     | the session cookie has another value, or none   | as `signedOut`                                    |
 * | `startedOver`        | a new visit begins at the root path             | the languages of the visit, the email             |
 */

/** Forgets the person and the OAuth values. Keeps the languages, the visit and the account type of the redirect. */
export const withoutPerson: Change = ({ userLocale, visit }) => {
  const accountType = visit.redirect === null ? null : accountTypeOfRedirect(visit.redirect);
  return { ...newSession, userLocale, visit, typed: { ...newSession.typed, accountType } };
};

/** Notes that the browser was told to leave for the partner or a registration. Forgets nobody yet, because it may stay. */
export const sentAway: Change = (session) => ({ ...session, hasLeft: true });

/** Forgets the person as the page goes, if it was told to leave. "Back" from a registration needs that the provider's person has no account. */
export const handedOver: Change = (session) => {
  if (!session.hasLeft) return session;
  const idpSession = session.progress.idpSession === 'NoAccount' ? 'NoAccount' : 'None';
  return withFields('progress', { idpSession })({ ...withoutPerson(session), hasLeft: true });
};

/** Forgets the person, for somebody else who continues this visit. Keeps the OAuth values too, because the partner's request is pending. */
export const signedOut: Change = (session) => ({ ...withoutPerson(session), oAuth: session.oAuth });

/**
 * As `signedOut`, for a tab that continues with the session of the browser. Keeps the shown person until that of the session is read.
 * Keeps the password change too, which needs a session.
 */
export const signedInElsewhere: Change = (session) => ({
  ...signedOut(session),
  person: { ...newSession.person, signedInAs: session.person.signedInAs },
  progress: { ...newSession.progress, passwordChange: session.progress.passwordChange },
});

/** As `signedOut`, where the session of the browser has ended without this tab. Sign-in says so. */
export const endedElsewhere: Change = (session) =>
  withFields('progress', { entryFault: { _tag: 'SignedOut' } })(signedOut(session));

/** Starts a new visit at the root path. Of the one before, only the languages and the email stay. */
export const startedOver: Change = ({ userLocale, visit: { uiLocales }, typed: { email, typedEmail } }) => ({
  ...newSession,
  userLocale,
  visit: { ...newSession.visit, uiLocales },
  typed: { ...newSession.typed, email, typedEmail },
});
