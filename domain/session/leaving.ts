import { signedOut, withoutPerson } from './endings.ts';
import { type Change, type Leaving, withFields } from './session.ts';

/** Stores how the browser is told to leave. Nobody is forgotten yet, because the browser may stay. */
export const withLeaving =
  (leaving: Leaving): Change =>
  (session) => ({ ...session, leaving });

/** Ends a leaving without a finished sign-in: the browser stayed, and the visit continues. */
export const stayed: Change = (session) =>
  session.leaving?._tag === 'Denied' || session.leaving?._tag === 'Registration'
    ? { ...session, leaving: null }
    : session;

/**
 * Forgets the person and the OAuth values, once the browser has left for the redirect. The redirect stays, because "Back" or a
 * reopened tab still needs it.
 */
export const redirectedToClient: Change = (session) => ({ ...withoutPerson(session), leaving: { _tag: 'Left' } });

/** As `redirectedToClient`, for a registration: "Back" returns to the choice, which needs the provider's sign-in. */
export const leftForRegistration: Change = (session) => {
  const { idpSession } = session.progress;
  return withFields('progress', { idpSession })(redirectedToClient(session));
};

/** Hands the visit over: once the browser leaves the page, what it was told to leave with is forgotten. Nothing where it was not told to. */
export const handedOver: Change = (session) => {
  switch (session.leaving?._tag) {
    case undefined:
    case 'Left':
      return session;
    case 'Registration':
      return withFields('typed', { accountType: session.typed.accountType })(leftForRegistration(session));
    case 'Finished':
      // Because: a factor that was asked for since then is proven in this visit.
      return session.twoFactor.requirement !== 'None' ? session : redirectedToClient(session);
    case 'Denied':
      return redirectedToClient(session);
  }
};

/** As `signedOut`, for a person whose finished sign-in the partner cannot use any more: the email stays for another one. */
export const signInAgain: Change = (session) => {
  const ended = withFields('typed', { email: session.typed.email })(signedOut(session));
  return withFields('progress', { entryFault: { _tag: 'SignedOut' } })(ended);
};
