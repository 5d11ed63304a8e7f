import { accountTypeOfRedirect } from '#domain/platform/accountType.ts';
import { newSession, type Change } from './session.ts';

// Because: a list of what stays forgets a new field of a person by itself.
const visitOf: Change = (session) => {
  const { userLocale, uiLocales, platform, redirect, hasRequestedRedirect, referenceSource, helpcentre } = session;
  const visit = { userLocale, uiLocales, platform, redirect, hasRequestedRedirect, referenceSource, helpcentre };
  return { ...newSession, ...visit, accountType: redirect === null ? null : accountTypeOfRedirect(redirect) };
};

/**
 * Forgets the person, for somebody else who continues this visit. Keeps the visit: language, platform, redirect, source, and the
 * OAuth values and `prompt=login`, which belong to the partner's pending request.
 */
export const signedOut: Change = (session) => ({
  ...visitOf(session),
  oAuth: session.oAuth,
  promptsLogin: session.promptsLogin,
});

/**
 * As `signedOut`, for a tab that continues with the session of the browser. Keeps the shown name until that session's is read, and
 * the password change that needs a session.
 */
export const withoutOwnSignIn: Change = (session) => ({
  ...signedOut(session),
  signedInAs: session.signedInAs,
  passwordChange: session.passwordChange,
});

/** Starts a new visit at the root path: keeps only the language and the email of an unfinished one. */
export const startedOver: Change = ({ userLocale, uiLocales, email, typedEmail }) => ({
  ...newSession,
  userLocale,
  uiLocales,
  email,
  typedEmail,
});

/**
 * Forgets the person and the OAuth values, once the browser leaves for the redirect. The redirect stays, because "Back" or a
 * reopened tab still needs it.
 */
export const redirectedToClient: Change = visitOf;

/** As `redirectedToClient`, for a registration: "Back" returns to the choice, which needs the provider's sign-in. */
export const leftForRegistration: Change = (session) => ({ ...visitOf(session), idpSession: session.idpSession });
