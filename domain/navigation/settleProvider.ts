import type { Session } from '#domain/session/session.ts';
import { detour, first, goOn, pass, type Decision, type Guard } from './decision.ts';

/** The way back from an identity provider: what came of it there decides. Nobody is ever let in to stay. */
export const settleProvider: Guard = () => (visit) => (session) => {
  if (visit.to !== '/idp/continue') return pass(session);
  return visit.settled.includes('AskIdentityProvider') ? onwards(session) : first('AskIdentityProvider', session);
};

const onwards = (session: Session): Decision => {
  switch (session.idpSession) {
    case 'None':
    case 'Attempted':
      return detour('/signin/error', session);
    case 'AccountExists':
      return detour('/idp/existing', session);
    case 'NoAccount':
      return detour('/account-type', session);
    case 'Live':
      return goOn(session);
  }
};
