import { needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import { continuing, withEntryFault } from '#domain/session/changes.ts';
import { isConfirmed } from '#domain/session/confirmations.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import type { Session } from '#domain/session/session.ts';
import { continueSignIn, detour, runEffect, pass, type Decision, type Guard } from './decision.ts';
import { hasStartedSignIn, signInFlow } from './signInFlow.ts';
import { isTwoFactorPath } from './twoFactorGuard.ts';
import type { RoutePath } from './routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { NavigationRequest } from './navigationRequest.ts';

/** Platforms on which an existing session is ended on entry. */
const platformsStartingSignedOut: ReadonlyArray<Session['platform']> = ['ERP', 'XECD'];

/** The screens that show data of the tokens. */
const tokenScreens: ReadonlyArray<RoutePath> = ['/continue', '/signin/account-selection'];

// Because: outside production the cookie may be on a host that this page cannot read. A refusal of the tokens removes the cookie,
// unless only the second factor is missing.
const mayHaveSession = ({ settings }: AppContext, request: NavigationRequest): boolean =>
  request.hasSessionCookie || !settings.production;

const isOfOwnSignIn = (session: Session): boolean =>
  session.confirmed !== null && (session.accessToken === null || isConfirmed(session));

// Because: `prompt=login` asks for a sign-in of this visit, so another session neither continues nor changes the number in it.
const needsOwnSignIn = ({ to }: NavigationRequest, session: Session): boolean =>
  session.promptsLogin &&
  !isOfOwnSignIn(session) &&
  (tokenScreens.includes(to) || (isTwoFactorPath(to) && !session.twoFactor.required));

// Because: a person who has just signed in, and is asked to again, must not wonder what was wrong with their password.
const askAgain = (hasSignedIn: boolean, session: Session): Decision =>
  detour('/signin', hasSignedIn ? withEntryFault({ _tag: 'Unexpected' })(session) : session);

const hasAccountsToChoose = ({ linkedAccounts, twoFactor }: Session): boolean =>
  needsAccountSelection(linkedAccounts, null) && !twoFactor.required;

// Because: a refused user info, because the second factor is missing, clears the tokens.
const hasAskedForPerson = ({ completedEffects }: NavigationRequest): boolean =>
  completedEffects.includes('FetchTokens') || completedEffects.includes('ReadUserInfo');

/** Looks for an existing session where a screen depends on it. Password change, two-factor and /idp/continue have their own checks. */
export const sessionGuard: Guard = (context) => (request) => (session) => {
  if (request.to === '/') return rootDecision(context, request, session);
  if (needsOwnSignIn(request, session)) return askAgain(session.accessToken !== null, session);
  if (tokenScreens.includes(request.to) && session.accessToken === null) {
    if (!mayHaveSession(context, request)) return detour('/signin', session);
    if (!hasAskedForPerson(request)) return runEffect('FetchTokens', session);
    return session.twoFactor.required ? continueSignIn(session) : detour('/signin', session);
  }
  if (request.to === '/continue') return continueDecision(request, session);
  if (request.to === '/signin/account-selection' && !hasAccountsToChoose(session)) return detour('/continue', session);
  const unknown = signInFlow.includes(request.to) && !isTwoFactorPath(request.to) && !hasStartedSignIn(session);
  return unknown && request.hasSessionCookie && !request.completedEffects.includes('CheckAuthentication')
    ? runEffect('CheckAuthentication', session)
    : pass(session);
};

// Because: the home route stores the transfer site where no redirect was requested, and /continue names the destination.
const withRedirect = ({ settings }: AppContext, session: Session): Session => ({
  ...session,
  redirect: session.redirect ?? transferSite(settings),
});

// Because: /continue names the person, so it needs the user info.
const continueDecision = (request: NavigationRequest, session: Session): Decision => {
  if (!request.completedEffects.includes('ReadUserInfo')) return runEffect('ReadUserInfo', session);
  return session.signedInAs === null || session.signedInAs.email === null
    ? askAgain(session.confirmed !== null, session)
    : pass(session);
};

const rootDecision = (context: AppContext, request: NavigationRequest, session: Session): Decision => {
  if (request.completedEffects.includes('LogOut')) return pass(session);
  if (request.completedEffects.includes('FetchTokens')) {
    if (session.accessToken !== null) return detour('/continue', continuing(withRedirect(context, session)));
    const needsSecondFactor = mayHaveSession(context, request) && session.twoFactor.required;
    return needsSecondFactor ? continueSignIn(withRedirect(context, session)) : pass(session);
  }
  if (request.hasSessionCookie && platformsStartingSignedOut.includes(session.platform))
    return runEffect('LogOut', session);
  if (session.promptsLogin) return pass(session);
  return mayHaveSession(context, request) ? runEffect('FetchTokens', session) : pass(session);
};
