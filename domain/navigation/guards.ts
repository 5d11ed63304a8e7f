import type { Session } from '#domain/session/session.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import { captureRedirect } from './captureRedirect.ts';
import { checkSession } from './checkSession.ts';
import { detour, pass, type Decision, type Guard } from './decision.ts';
import { pickPlatform } from './pickPlatform.ts';
import { settleProvider } from './settleProvider.ts';
import type { RoutePath } from './routes.ts';
import { hasBegunSignIn, signInFlow } from './signInFlow.ts';
import { twoFactorEntrance } from './twoFactorEntrance.ts';
import type { Visit, World } from './visit.ts';

const forgotPasswordFlow: ReadonlyArray<RoutePath> = [
  '/forgot-password/email-verification',
  '/forgot-password/new-password',
];

const forgotPasswordNeedsEmail: Guard = () => (visit) => (session) =>
  forgotPasswordFlow.includes(visit.to) && session.email === null ? detour('/forgot-password', session) : pass(session);

const signInNeedsSomebody: Guard = () => (visit) => (session) =>
  signInFlow.includes(visit.to) && !hasBegunSignIn(session) ? detour('/signin', session) : pass(session);

// Because: a page loaded anew comes from nowhere, as the root does, unless an identity provider sent the visitor on.
const accountTypeIsNoEntrance: Guard = () => (visit) => (session) => {
  const fromRoot = visit.from === '/' || (visit.from === null && session.idpSession === 'None');
  return visit.to === '/account-type' && fromRoot ? detour('/signin', session) : pass(session);
};

const signUpCodeNeedsEmail: Guard = () => (visit) => (session) =>
  (visit.to === '/signup/email-verification' || visit.to === '/signup/creating') && session.email === null
    ? detour('/signup', session)
    : pass(session);

const homeIsSignIn: Guard =
  ({ settings }) =>
  (visit) =>
  (session) =>
    visit.to === '/'
      ? detour('/signin', { ...session, redirect: session.redirect ?? transferSite(settings) })
      : pass(session);

/** In the order the spec gives them, the way back from a provider beside the session it proves. The first that does not let the visitor pass ends the walk. */
export const guards: ReadonlyArray<Guard> = [
  pickPlatform,
  captureRedirect,
  checkSession,
  settleProvider,
  twoFactorEntrance,
  forgotPasswordNeedsEmail,
  signInNeedsSomebody,
  accountTypeIsNoEntrance,
  signUpCodeNeedsEmail,
  homeIsSignIn,
];

/** Decides a visit. Whatever the guards learnt on the way stands in the session that comes back. */
export const walkGuards =
  (world: World) =>
  (visit: Visit) =>
  (session: Session): Decision =>
    guards.reduce<Decision>((walked, guard) => {
      if (walked._tag !== 'Pass') return walked;
      const decision = guard(world)(visit)(walked.session);
      return { ...decision, remarks: [...walked.remarks, ...decision.remarks] };
    }, pass(session));
