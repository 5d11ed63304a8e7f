import { accountTypeOfRedirect } from '#domain/redirect/entryPlatform.ts';
import { newSession } from './newSession.ts';
import { type Change, type CookieMark, type Pending, type Session, withFields } from './session.ts';

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
 * | `startedOver`        | a new visit begins at the root path             | the email                                         |
 */

/** Forgets the person and the OAuth values. Keeps the language, the visit and the account type of the redirect. */
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
  progress: { ...newSession.progress, pending: pendingPasswordChange(session) },
});

/** The password change that a session is for; `None` for anything else that it is for. It stays where the person changes. */
export const pendingPasswordChange = ({ progress: { pending } }: Session): Pending =>
  pending === 'PasswordChange' || pending === 'ContinuedPasswordChange' ? pending : 'None';

/** As `signedOut`, where the session of the browser has ended without this tab. Sign-in says so. */
export const endedElsewhere: Change = (session) =>
  withFields('progress', { entryFault: { _tag: 'SignedOut' } })(signedOut(session));

/** Starts a new visit at the root path. Of the one before, only the language and the email stay. */
export const startedOver: Change = ({ userLocale, typed: { email, typedEmail } }) => ({
  ...newSession,
  userLocale,
  typed: { ...newSession.typed, email, typedEmail },
});

/** The mark of the cookie's value; null for no cookie. The digest is FNV-1a: its 32 bits tell values apart and do not tell the value. */
export const markOf = (value: string | null): CookieMark => {
  if (value === null) return 'None';
  let digest = 0x811c9dc5;
  for (let at = 0; at < value.length; at += 1) digest = Math.imul(digest ^ value.charCodeAt(at), 0x01000193);
  return digest >>> 0;
};

/** The mark of a session that is there. Null outside production without a cookie, which may be on a host that this page cannot read. */
export const markOfSession = (mark: CookieMark, production: boolean): CookieMark | null =>
  mark === 'None' && !production ? null : mark;

/** Whether somebody may be signed in: the session cookie is there, or this tab knows a person. Nobody else is asked for. */
export const mayBeSignedIn = (hasSessionCookie: boolean, { person }: Pick<Session, 'person'>): boolean =>
  hasSessionCookie || person.profileId !== null;

/** Stores the mark of the cookie that the person belongs to. Null is compared with nothing. */
export const withCookie = (cookie: CookieMark | null): Change => withFields('person', { cookie });

/** Whether the cookie shows that a new session was opened since the mark `before`. A cookie that cannot be read shows nothing. */
export const isNewSession = (before: CookieMark | null, now: CookieMark | null): boolean =>
  typeof now === 'number' && before !== null && before !== now;

const namesPerson = ({ person }: Session): boolean => {
  const { profileId, accountType, accessToken, signedInAs, confirmed, linkedAccounts } = person;
  const facts = [profileId, accountType, accessToken, signedInAs, confirmed];
  return facts.some((fact) => fact !== null) || linkedAccounts.length > 0;
};

/** Whether a step continues an accepted sign-in or a session. A sign-out ends both at the service. */
const continuesSignIn = ({ twoFactor, codes, progress }: Session): boolean =>
  twoFactor.requirement !== 'None' ||
  codes.purpose === 'EmailChange' ||
  codes.purpose === 'PasswordChange' ||
  progress.idpSession === 'AccountExists' ||
  progress.idpSession === 'NoAccount';

/** Whether the session has anything of a person whose sign-in the service accepted, even if another step of it is pending. */
export const hasPerson = (session: Session): boolean => namesPerson(session) || continuesSignIn(session);

// Because: the provider to whom this tab has sent the person may have opened the session.
const isCompared = ({ person, progress }: Session): boolean =>
  person.cookie !== null && progress.idpSession !== 'Attempted';

/** Ends the person's part of a session whose cookie has another value now, or none. A session without a person stays. */
export const cookieCompared =
  (now: CookieMark): Change =>
  (session) =>
    isCompared(session) && session.person.cookie !== now && hasPerson(session) ? endedElsewhere(session) : session;
