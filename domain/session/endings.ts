import { accountTypeOfRedirect } from '#domain/platform/accountType.ts';
import { newSession, type Change } from './session.ts';

// Because: a list of what stays forgets a new field of a person by itself.
const visitOf: Change = ({ userLocale, platform, redirect, referenceSource, helpcentre }) => {
  const accountType = redirect === null ? null : accountTypeOfRedirect(redirect);
  return { ...newSession, userLocale, platform, redirect, referenceSource, helpcentre, accountType };
};

/**
 * Forgets the person, for somebody else who continues this visit. Keeps the visit: language, platform, redirect, source, and the
 * OAuth values, which belong to the partner's pending request.
 */
export const signedOut: Change = (session) => ({ ...visitOf(session), oAuth: session.oAuth });

/** As `signedOut`, for a tab that continues with the session of the browser. Keeps the shown name until that session's is read. */
export const withoutOwnSignIn: Change = (session) => ({ ...signedOut(session), signedInAs: session.signedInAs });

/** Starts a new visit at the root path: keeps only the language and the email of an unfinished one. */
export const startedOver: Change = ({ userLocale, email }) => ({ ...newSession, userLocale, email });

/**
 * Forgets the person and the OAuth values, once the browser leaves for the redirect. The redirect stays, because "Back" or a
 * reopened tab still needs it.
 */
export const redirectedToClient: Change = visitOf;

/** As `redirectedToClient`, for a registration: "Back" returns to the choice, which needs the provider's sign-in. */
export const leftForRegistration: Change = (session) => ({ ...visitOf(session), idpSession: session.idpSession });
