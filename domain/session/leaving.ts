import { signedOut, withoutPerson } from './endings.ts';
import { type Change, type Leaving, withFields } from './session.ts';

/** Stores how the browser was told to leave. Forgets nobody yet, because the browser may stay. */
export const withLeaving =
  (leaving: Leaving): Change =>
  (session) => ({ ...session, leaving });

/** Continues the visit where the browser stayed, although it was told to leave. A finished sign-in stays finished. */
export const stayed: Change = (session) =>
  session.leaving?._tag === 'Denied' || session.leaving?._tag === 'Registration'
    ? { ...session, leaving: null }
    : session;

/** Forgets the person and the OAuth values, once the browser has left. Keeps the redirect, which "Back" or a reopened tab still needs. */
export const redirectedToClient: Change = (session) => ({ ...withoutPerson(session), leaving: { _tag: 'Left' } });

/** As `redirectedToClient`, for a registration. Keeps the provider's sign-in, because "Back" returns to the choice that needs it. */
export const leftForRegistration: Change = (session) => {
  const { idpSession } = session.progress;
  return withFields('progress', { idpSession })(redirectedToClient(session));
};

/** Forgets the person when the browser leaves the page, if it was told to leave. Otherwise it changes nothing. */
export const handedOver: Change = (session) => {
  switch (session.leaving?._tag) {
    case undefined:
    case 'Left':
      return session;
    case 'Registration':
      return withFields('typed', { accountType: session.typed.accountType })(leftForRegistration(session));
    case 'Finished':
      // Because: if a second factor was required since then, its code belongs to this visit.
      return session.twoFactor.requirement !== 'None' ? session : redirectedToClient(session);
    case 'Denied':
      return redirectedToClient(session);
  }
};

/** As `signedOut`, where the partner can no longer use the finished sign-in. Keeps the email for another sign-in. */
export const signInAgain: Change = (session) => {
  const ended = withFields('typed', { email: session.typed.email })(signedOut(session));
  return withFields('progress', { entryFault: { _tag: 'SignedOut' } })(ended);
};
