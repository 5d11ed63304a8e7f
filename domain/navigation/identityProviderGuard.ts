import type { Session } from '#domain/session/session.ts';
import { detour, runEffect, continueSignIn, pass, type Decision, type Guard } from './decision.ts';

/** Decides the return from an identity provider by the result of its sign-in. The screen itself is never shown. */
export const identityProviderGuard: Guard = () => (request) => (session) => {
  if (request.to !== '/idp/continue') return pass(session);
  return request.completedEffects.includes('AskIdentityProvider')
    ? afterProvider(session)
    : runEffect('AskIdentityProvider', session);
};

const afterProvider = (session: Session): Decision => {
  switch (session.idpSession) {
    case 'None':
    case 'Attempted':
    case 'Failed':
      return detour('/signin/error', session);
    case 'AccountExists':
      return detour('/idp/existing', session);
    case 'NoAccount':
      return detour('/account-type', session);
    case 'Live':
      return continueSignIn(session);
    case 'Unproven':
      return detour('/continue', session);
  }
};
