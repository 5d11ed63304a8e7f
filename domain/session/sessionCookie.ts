import { type Change, type CookieMark, type Session, withFields } from './session.ts';
import { endedElsewhere } from './endings.ts';

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
