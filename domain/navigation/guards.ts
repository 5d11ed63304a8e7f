import { withoutPassword, withPending } from '#domain/session/changes.ts';
import { withoutWrongCode } from '#domain/session/codeState.ts';
import type { IdpSession, Session } from '#domain/session/session.ts';
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
import { hintGuard, platformGuard, redirectGuard } from './entryGuards.ts';
import { entryScreenOf } from './entryQuery.ts';
import type { RoutePath } from './routes.ts';
import { hasStartedSignIn, sessionGuard, signInFlow, withRedirect } from './sessionGuard.ts';
import { isTwoFactorPath, twoFactorGuard } from './twoFactorGuard.ts';

const mayNeedPassword = (to: RoutePath, { twoFactor }: Session): boolean =>
  to === '/signup/email-verification' || (isTwoFactorPath(to) && twoFactor.requirement === 'BySignIn');

/** Clears the password on every screen whose call does not send it. */
export const passwordGuard: Guard = () => (request) => (session) =>
  pass(mayNeedPassword(request.to, session) ? session : withoutPassword(session));

/** Leads the return from an identity provider to the screen for its result. The screen of the return is never shown. */
export const identityProviderGuard: Guard = () => (request) => (session) => {
  if (request.to !== '/idp/continue') return pass(session);
  return request.completedEffects.includes('AskIdentityProvider')
    ? afterProvider(session)
    : runEffect('AskIdentityProvider', session);
};

const afterProvider = (session: Session): Decision => {
  const screen = screenAfterProvider[session.progress.idpSession];
  return screen === null ? continueSignIn(session) : detour(screen, session);
};

/** The screen after a provider's sign-in. Null continues the sign-in, which only a session that the provider proves does. */
const screenAfterProvider: { readonly [State in IdpSession]: RoutePath | null } = {
  None: '/signin/error',
  Attempted: '/signin/error',
  Failed: '/signin/error',
  AccountExists: '/idp/existing',
  NoAccount: '/account-type',
  Live: null,
  Unproven: '/continue',
};

/** The screens of recovery and sign-up that need the email of the first screen of their flow. */
const firstScreens: { readonly [Path in RoutePath]?: RoutePath } = {
  '/forgot-password/email-verification': '/forgot-password',
  '/forgot-password/new-password': '/forgot-password',
  '/forgot-password/error': '/forgot-password',
  '/signup/email-verification': '/signup',
  '/signup/error': '/signup',
};

/** Without an email, leads to the first screen of the flow, where the person enters one. */
const firstScreenGuard: Guard = () => (request) => (session) => {
  const first = firstScreens[request.to];
  return first !== undefined && session.typed.email === null ? detour(first, session) : pass(session);
};

const signInGuard: Guard = () => (request) => (session) =>
  signInFlow.includes(request.to) && !hasStartedSignIn(session) ? detour('/signin', session) : pass(session);

// Because: a reload has no previous screen. It counts as a navigation from the root, unless an identity provider sent the visitor.
const accountTypeGuard: Guard = () => (request) => (session) => {
  const sentByProvider = !['None', 'Live', 'Unproven'].includes(session.progress.idpSession);
  const fromRoot = request.from === '/' || (request.from === null && !sentByProvider);
  return request.to === '/account-type' && fromRoot ? detour('/signin', session) : pass(session);
};

// Because: the screen leaves for the product as soon as it is shown. So it is open only to a person who was confirmed in this document.
const newAccountGuard: Guard = () => (request) => (session) => {
  if (request.to !== '/signup/creating') return pass(session);
  const { newAccount } = session.progress;
  if (newAccount === 'None') return detour('/signup', session);
  return newAccount === 'ConfirmedHere' && session.person.confirmed !== null
    ? pass(session)
    : detour('/continue', session);
};

/** Ends what a sign-in returns to, where the visitor begins another flow. */
const pendingGuard: Guard = () => (request) => (session) =>
  request.to === '/signup' || request.to === '/forgot-password' ? pass(withPending('None')(session)) : pass(session);

/** A visit to a page begins without the wrong code of the last one. */
const wrongCodeGuard: Guard = () => (request) => (session) =>
  pass(request.to === request.from ? session : withoutWrongCode(session));

const homeGuard: Guard = (context) => (request) => (session) =>
  request.to === '/' ? detour(entryScreenOf(request.query), withRedirect(context, session)) : pass(session);

/**
 * The guards in their order. The first one that does not pass decides. Specification 4.8 and 8.1 have all of them but
 * `wrongCodeGuard`, `passwordGuard`, `pendingGuard`, `hintGuard`, `identityProviderGuard` and `newAccountGuard`.
 */
export const guards: ReadonlyArray<Guard> = [
  wrongCodeGuard,
  passwordGuard,
  pendingGuard,
  platformGuard,
  redirectGuard,
  hintGuard,
  sessionGuard,
  identityProviderGuard,
  twoFactorGuard,
  firstScreenGuard,
  signInGuard,
  accountTypeGuard,
  newAccountGuard,
  homeGuard,
];

/** Runs the guards on a navigation, which shows that the browser did not leave. The session of the decision has the changes of every guard that ran. */
export const evaluateGuards =
  (context: AppContext) =>
  (request: NavigationRequest) =>
  (session: Session): Decision =>
    guards.reduce<Decision>(
      (previous, guard) => {
        if (previous._tag !== 'Pass') return previous;
        const decision = guard(context)(request)(previous.session);
        return { ...decision, warnings: [...previous.warnings, ...decision.warnings] };
      },
      pass(session.hasLeft ? { ...session, hasLeft: false } : session),
    );
