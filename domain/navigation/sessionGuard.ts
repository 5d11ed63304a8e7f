import { needsAccountSelection } from '#domain/identity/person.ts';
import { transferSite } from '#domain/redirect/sites.ts';
import { withEntryFault } from '#domain/session/changes.ts';
import { mayBeSignedIn } from '#domain/session/endings.ts';
import { isConfirmed } from '#domain/session/person.ts';
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

/** The platforms that end an existing session on entry. */
const platformsStartingSignedOut: ReadonlyArray<Session['visit']['platform']> = ['ERP', 'XECD'];

/** The screens that show data of the tokens. */
const tokenScreens: ReadonlyArray<RoutePath> = ['/continue', '/signin/account-selection'];

// Because: outside production, the cookie may be on a host that this page cannot read (specification 4.10).
const mayHaveSession = ({ settings }: AppContext, request: NavigationRequest): boolean =>
  request.hasSessionCookie || !settings.production;

const isOfOwnSignIn = (session: Session): boolean =>
  session.person.confirmed !== null && (session.person.accessToken === null || isConfirmed(session));

// Because: `prompt=login` asks for a sign-in of this visit. Another session must not continue, nor may it change the number.
const needsOwnSignIn = ({ to }: NavigationRequest, session: Session): boolean =>
  session.oAuth.promptsLogin &&
  !isOfOwnSignIn(session) &&
  (tokenScreens.includes(to) || (isTwoFactorPath(to) && session.twoFactor.requirement === 'None'));

// Because: a person who has just signed in, and must again, would wonder what was wrong with their password.
const askAgain = (hasSignedIn: boolean, session: Session): Decision =>
  detour('/signin', hasSignedIn ? withEntryFault({ _tag: 'Unexpected' })(session) : session);

const hasAccountsToChoose = ({ person: { linkedAccounts }, twoFactor }: Session): boolean =>
  needsAccountSelection(linkedAccounts, null) && twoFactor.requirement === 'None';

// Because: `ReadUserInfo` clears the tokens if it is refused for a missing second factor. Then they are not fetched again.
const hasAskedForPerson = ({ completedEffects }: NavigationRequest): boolean =>
  completedEffects.includes('FetchTokens') || completedEffects.includes('ReadUserInfo');

/** Looks for an existing session where a screen depends on one. Password change, two-factor and /idp/continue are not checked here. */
export const sessionGuard: Guard = (context) => (request) => (session) => {
  const { to } = request;
  const hasTokens = session.person.accessToken !== null;
  if (to === '/') return rootDecision(context, request, session);
  if (needsOwnSignIn(request, session)) return askAgain(hasTokens, session);
  if (tokenScreens.includes(to) && !hasTokens) return missingTokensDecision(context, request, session);
  if (to === '/continue') return continueDecision(request, session);
  if (to === '/signin/account-selection' && !hasAccountsToChoose(session)) return detour('/continue', session);
  return needsAuthenticationCheck(request, session) ? runEffect('CheckAuthentication', session) : pass(session);
};

const missingTokensDecision = (context: AppContext, request: NavigationRequest, session: Session): Decision => {
  const isAsked = mayHaveSession(context, request) && mayBeSignedIn(request.hasSessionCookie, session);
  if (!isAsked) return detour('/signin', session);
  if (!hasAskedForPerson(request)) return runEffect('FetchTokens', session);
  return session.twoFactor.requirement !== 'None' ? continueSignIn(session) : detour('/signin', session);
};

const needsAuthenticationCheck = (
  { to, hasSessionCookie, completedEffects }: NavigationRequest,
  session: Session,
): boolean =>
  hasSessionCookie &&
  signInFlow.includes(to) &&
  !isTwoFactorPath(to) &&
  !hasStartedSignIn(session) &&
  !completedEffects.includes('CheckAuthentication');

/** Stores the transfer site as the redirect, where none was requested. */
export const withRedirect = ({ settings }: AppContext, session: Session): Session =>
  withFields('visit', { redirect: session.visit.redirect ?? transferSite(settings) })(session);

// Because: /continue shows the person's email, which the user info names.
const continueDecision = (request: NavigationRequest, session: Session): Decision => {
  if (!request.completedEffects.includes('ReadUserInfo')) return runEffect('ReadUserInfo', session);
  const { signedInAs, confirmed } = session.person;
  const isNamed = signedInAs !== null && signedInAs.email !== null;
  return isNamed ? pass(session) : askAgain(confirmed !== null, session);
};

const rootDecision = (context: AppContext, request: NavigationRequest, session: Session): Decision => {
  if (request.completedEffects.includes('LogOut')) return pass(session);
  if (request.completedEffects.includes('FetchTokens')) return fetchedTokensDecision(context, request, session);
  const startsSignedOut = platformsStartingSignedOut.includes(session.visit.platform);
  if (request.hasSessionCookie && startsSignedOut) return runEffect('LogOut', session);
  const mayContinue = mayHaveSession(context, request) && !session.oAuth.promptsLogin;
  return mayContinue ? runEffect('FetchTokens', session) : pass(session);
};

const fetchedTokensDecision = (context: AppContext, request: NavigationRequest, session: Session): Decision => {
  if (session.person.accessToken !== null) return detour('/continue', withRedirect(context, session));
  // Because: refused tokens remove the session cookie, unless only the second factor is missing.
  const needsSecondFactor = mayHaveSession(context, request) && session.twoFactor.requirement !== 'None';
  return needsSecondFactor ? continueSignIn(withRedirect(context, session)) : pass(session);
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

/** Whether a sign-in has begun: with an email, or at an identity provider. */
export const hasStartedSignIn = (session: Session): boolean =>
  session.typed.email !== null || session.progress.idpSession !== 'None';
