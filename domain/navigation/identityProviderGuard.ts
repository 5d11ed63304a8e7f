import type { IdpSession, Session } from '#domain/session/session.ts';
import { continueSignIn, type Decision, detour, type Guard, pass, runEffect } from './decision.ts';
import type { RoutePath } from './routes.ts';

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
