import { accountTypeOfRedirect } from '#domain/redirect/referenceSource.ts';
import { newSession } from './newSession.ts';
import type { Change, Session } from './session.ts';

/** Forgets the person and the OAuth values, and keeps the visit. */
export const withoutPerson: Change = ({ userLocale, visit, signOuts }) => {
  const accountType = visit.redirect === null ? null : accountTypeOfRedirect(visit.redirect);
  return { ...newSession, userLocale, visit, signOuts, typed: { ...newSession.typed, accountType } };
};

/**
 * Forgets the person, for somebody else who continues this visit. Keeps the visit: language, platform, redirect, source, and the
 * OAuth values and `prompt=login`, which belong to the partner's pending request.
 */
export const signedOut: Change = (session) => ({ ...withoutPerson(session), oAuth: session.oAuth });

/**
 * As `signedOut`, for a tab that continues with the session of the browser. Keeps the shown name until that session's is read, and
 * the password change that needs a session.
 */
export const withoutOwnSignIn: Change = (session) => ({
  ...signedOut(session),
  person: { ...newSession.person, signedInAs: session.person.signedInAs },
  progress: { ...newSession.progress, passwordChange: session.progress.passwordChange },
});

/** Whether the session has anything of a person whose sign-in the service has accepted, wholly or up to another step. */
export const hasPerson = ({ person, progress, codes, twoFactor, leaving }: Session): boolean => {
  const { profileId, accountType, accessToken, signedInAs, confirmed, linkedAccounts } = person;
  return (
    [profileId, accountType, accessToken, signedInAs, confirmed].some((known) => known !== null) ||
    linkedAccounts.length > 0 ||
    // Because: these steps continue a sign-in that was right, or a session, and a sign-out ends both at the service.
    twoFactor.requirement !== 'None' ||
    codes.purpose === 'EmailChange' ||
    codes.purpose === 'PasswordChange' ||
    progress.idpSession === 'AccountExists' ||
    progress.idpSession === 'NoAccount' ||
    // Because: the page still shows the person, although the session may have forgotten them.
    leaving !== null
  );
};

/** Compares the sign-outs that this browser has counted: one that this tab missed ends the part of its person. */
export const withSignOuts =
  (signOuts: number): Change =>
  (session) =>
    signOuts === session.signOuts ? session : signedOutElsewhere(signOuts)(session);

/** As `signedOut`, after a sign-out in another tab, which leads to sign-in. A sign-up or a recovery that has nobody yet stays. */
export const signedOutElsewhere =
  (signOuts: number): Change =>
  (session) =>
    hasPerson(session) ? { ...signedOut(session), signOuts, endedElsewhere: true } : { ...session, signOuts };

/** Starts a new visit at the root path: keeps only the languages and the email of an unfinished one. */
export const startedOver: Change = ({ userLocale, visit: { uiLocales }, typed: { email, typedEmail }, signOuts }) => ({
  ...newSession,
  userLocale,
  visit: { ...newSession.visit, uiLocales },
  typed: { ...newSession.typed, email, typedEmail },
  signOuts,
});
