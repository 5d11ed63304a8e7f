import { needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import { transferSite } from '#domain/redirect/sites.ts';
import { continuing, withEntryFault } from '#domain/session/changes.ts';
import { isConfirmed } from '#domain/session/confirmations.ts';
import { type Session, withFields } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import {
  continueSignIn,
  type Decision,
  detour,
  type Guard,
  type NavigationRequest,
  pass,
  runEffect,
} from './decision.ts';
import type { RoutePath } from './routes.ts';
import { isTwoFactorPath } from './twoFactorGuard.ts';

/** Platforms on which an existing session is ended on entry. */
const platformsStartingSignedOut: ReadonlyArray<Session['visit']['platform']> = ['ERP', 'XECD'];

/** The screens that show data of the tokens. */
const tokenScreens: ReadonlyArray<RoutePath> = ['/continue', '/signin/account-selection'];

// Because: outside production the cookie may be on a host that this page cannot read. A refusal of the tokens removes the cookie,
// unless only the second factor is missing.
const mayHaveSession = ({ settings }: AppContext, request: NavigationRequest): boolean =>
  request.hasSessionCookie || !settings.production;

const isOfOwnSignIn = (session: Session): boolean =>
  session.person.confirmed !== null && (session.person.accessToken === null || isConfirmed(session));

// Because: `prompt=login` asks for a sign-in of this visit, so another session neither continues nor changes the number in it.
const needsOwnSignIn = ({ to }: NavigationRequest, session: Session): boolean =>
  session.oAuth.promptsLogin &&
  !isOfOwnSignIn(session) &&
  (tokenScreens.includes(to) || (isTwoFactorPath(to) && session.twoFactor.requirement === 'None'));

// Because: a person who has just signed in, and is asked to again, must not wonder what was wrong with their password.
const askAgain = (hasSignedIn: boolean, session: Session): Decision =>
  detour('/signin', hasSignedIn ? withEntryFault({ _tag: 'Unexpected' })(session) : session);

const hasAccountsToChoose = ({ person: { linkedAccounts }, twoFactor }: Session): boolean =>
  needsAccountSelection(linkedAccounts, null) && twoFactor.requirement === 'None';

// Because: a refused user info, because the second factor is missing, clears the tokens.
const hasAskedForPerson = ({ completedEffects }: NavigationRequest): boolean =>
  completedEffects.includes('FetchTokens') || completedEffects.includes('ReadUserInfo');

/** Looks for an existing session where a screen depends on it. Password change, two-factor and /idp/continue have their own checks. */
export const sessionGuard: Guard = (context) => (request) => (session) => {
  if (request.to === '/') return rootDecision(context, request, session);
  if (needsOwnSignIn(request, session)) return askAgain(session.person.accessToken !== null, session);
  if (tokenScreens.includes(request.to) && session.person.accessToken === null) {
    if (!mayHaveSession(context, request)) return detour('/signin', session);
    if (!hasAskedForPerson(request)) return runEffect('FetchTokens', session);
    return session.twoFactor.requirement !== 'None' ? continueSignIn(session) : detour('/signin', session);
  }
  if (request.to === '/continue') return continueDecision(request, session);
  if (request.to === '/signin/account-selection' && !hasAccountsToChoose(session)) return detour('/continue', session);
  const unknown = signInFlow.includes(request.to) && !isTwoFactorPath(request.to) && !hasStartedSignIn(session);
  return unknown && request.hasSessionCookie && !request.completedEffects.includes('CheckAuthentication')
    ? runEffect('CheckAuthentication', session)
    : pass(session);
};

/** Stores the transfer site where no redirect was requested: /continue names the destination. */
export const withRedirect = ({ settings }: AppContext, session: Session): Session =>
  withFields('visit', { redirect: session.visit.redirect ?? transferSite(settings) })(session);

// Because: /continue names the person, so it needs the user info.
const continueDecision = (request: NavigationRequest, session: Session): Decision => {
  if (!request.completedEffects.includes('ReadUserInfo')) return runEffect('ReadUserInfo', session);
  return session.person.signedInAs === null || session.person.signedInAs.email === null
    ? askAgain(session.person.confirmed !== null, session)
    : pass(session);
};

const rootDecision = (context: AppContext, request: NavigationRequest, session: Session): Decision => {
  if (request.completedEffects.includes('LogOut')) return pass(session);
  if (request.completedEffects.includes('FetchTokens')) {
    if (session.person.accessToken !== null) return detour('/continue', continuing(withRedirect(context, session)));
    const needsSecondFactor = mayHaveSession(context, request) && session.twoFactor.requirement !== 'None';
    return needsSecondFactor ? continueSignIn(withRedirect(context, session)) : pass(session);
  }
  if (request.hasSessionCookie && platformsStartingSignedOut.includes(session.visit.platform))
    return runEffect('LogOut', session);
  if (session.oAuth.promptsLogin) return pass(session);
  return mayHaveSession(context, request) ? runEffect('FetchTokens', session) : pass(session);
};

/** The screens that need a sign-in in progress. */
export const signInFlow: ReadonlyArray<RoutePath> = [
  '/signin/account-selection',
  '/signin/closed',
  '/signin/email-verification',
  '/signin/error',
  '/signin/locked',
  '/account-type',
  '/idp/existing',
  '/2fa/choose-number',
];

/** Whether a sign-in is in progress: the session has an email or an identity provider's sign-in. */
export const hasStartedSignIn = (session: Session): boolean =>
  session.typed.email !== null || session.progress.idpSession !== 'None';
