import { accountTypeOfRedirect } from '#domain/redirect/referenceSource.ts';
import { newSession } from './newSession.ts';
import type { Change, Session } from './session.ts';

/** Forgets the person and the OAuth values. Keeps the language, the visit, and the account type that its redirect names. */
export const withoutPerson: Change = ({ userLocale, visit, signOuts }) => {
  const accountType = visit.redirect === null ? null : accountTypeOfRedirect(visit.redirect);
  return { ...newSession, userLocale, visit, signOuts, typed: { ...newSession.typed, accountType } };
};

/** Forgets the person, for somebody else who continues this visit. Keeps the OAuth values too, because the partner's request is pending. */
export const signedOut: Change = (session) => ({ ...withoutPerson(session), oAuth: session.oAuth });

/**
 * As `signedOut`, for a tab that continues with the session of the browser. Keeps the shown person until that of the session is read.
 * Keeps the password change too, which needs a session.
 */
export const withoutOwnSignIn: Change = (session) => ({
  ...signedOut(session),
  person: { ...newSession.person, signedInAs: session.person.signedInAs },
  progress: { ...newSession.progress, passwordChange: session.progress.passwordChange },
});

/** Whether the session has anything of a person whose sign-in the service accepted, even if another step of it is pending. */
export const hasPerson = ({ person, progress, codes, twoFactor, leaving }: Session): boolean => {
  const { profileId, accountType, accessToken, signedInAs, confirmed, linkedAccounts } = person;
  return (
    [profileId, accountType, accessToken, signedInAs, confirmed].some((known) => known !== null) ||
    linkedAccounts.length > 0 ||
    // Because: these steps continue an accepted sign-in or a session, and a sign-out ends both at the service.
    twoFactor.requirement !== 'None' ||
    codes.purpose === 'EmailChange' ||
    codes.purpose === 'PasswordChange' ||
    progress.idpSession === 'AccountExists' ||
    progress.idpSession === 'NoAccount' ||
    // Because: the session may have forgotten the person, but the page still shows them.
    leaving !== null
  );
};

/** Compares the number of sign-outs in the browser with the one that this tab knows. Another number: see `signedOutElsewhere`. */
export const withSignOuts =
  (signOuts: number): Change =>
  (session) =>
    signOuts === session.signOuts ? session : signedOutElsewhere(signOuts)(session);

/** As `signedOut`, after a sign-out in another tab, and leads to sign-in. Keeps a session without a person, such as a sign-up. */
export const signedOutElsewhere =
  (signOuts: number): Change =>
  (session) =>
    hasPerson(session) ? { ...signedOut(session), signOuts, endedElsewhere: true } : { ...session, signOuts };

/** Starts a new visit at the root path. Of the one before, only the languages and the email stay. */
export const startedOver: Change = ({ userLocale, visit: { uiLocales }, typed: { email, typedEmail }, signOuts }) => ({
  ...newSession,
  userLocale,
  visit: { ...newSession.visit, uiLocales },
  typed: { ...newSession.typed, email, typedEmail },
  signOuts,
});
