import { continuing } from '#domain/session/changes.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import type { Session } from '#domain/session/session.ts';
import { stillToDo } from './afterTokens.ts';
import { detour, first, pass, type Decision, type Guard } from './decision.ts';
import { hasBegunSignIn, signInFlow } from './signInFlow.ts';
import { isTwoFactorPath } from './twoFactorEntrance.ts';
import type { RoutePath } from './routes.ts';
import type { Visit, World } from './visit.ts';

/** Platforms that start from nobody: a session found on entry is ended. */
const startSignedOut: ReadonlyArray<Session['platform']> = ['ERP', 'XECD'];

/** The screens that show what the tokens say. */
const needTokens: ReadonlyArray<RoutePath> = ['/continue', '/signin/account-selection'];

// Because: outside production the cookie may live on a host this page cannot see.
const mayHaveSession = ({ settings }: World, visit: Visit): boolean => visit.hasSessionCookie || !settings.production;

/** Finds out who is already known, where a screen depends on it. Password change, 2FA and /idp/continue see to it themselves. */
export const checkSession: Guard = (world) => (visit) => (session) => {
  if (visit.to === '/') return checkOnRoot(world, visit, session);
  if (needTokens.includes(visit.to) && session.accessToken === null) {
    const ask = mayHaveSession(world, visit) && !visit.settled.includes('FetchTokens');
    return ask ? first('FetchTokens', session) : detour('/signin', session);
  }
  if (visit.to === '/continue') return named(visit, session);
  if (
    visit.to === '/signin/account-selection' &&
    stillToDo({ ...session, chosenProfileId: null }) !== 'AccountSelection'
  )
    return detour('/continue', session);
  const unknown = signInFlow.includes(visit.to) && !isTwoFactorPath(visit.to) && !hasBegunSignIn(session);
  return unknown && visit.hasSessionCookie && !visit.settled.includes('CheckAuthentication')
    ? first('CheckAuthentication', session)
    : pass(session);
};

// Because: whoever continues is told where to, so a visit that names no address has the transfer site's from the start.
const bound = ({ settings }: World, session: Session): Session => ({
  ...session,
  redirect: session.redirect ?? transferSite(settings),
});

// Because: nobody is asked to continue as somebody the page cannot name.
const named = (visit: Visit, session: Session): Decision => {
  if (!visit.settled.includes('ReadUserInfo')) return first('ReadUserInfo', session);
  return session.signedInAs === null ? detour('/signin', session) : pass(session);
};

const checkOnRoot = (world: World, visit: Visit, session: Session): Decision => {
  if (visit.settled.includes('LogOut')) return pass(session);
  if (visit.settled.includes('FetchTokens'))
    return session.accessToken === null ? pass(session) : detour('/continue', continuing(bound(world, session)));
  if (visit.hasSessionCookie && startSignedOut.includes(session.platform)) return first('LogOut', session);
  return mayHaveSession(world, visit) ? first('FetchTokens', session) : pass(session);
};
