import { withoutPassword } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import { type Guard, pass } from './decision.ts';
import type { RoutePath } from './routes.ts';
import { isTwoFactorPath } from './twoFactorGuard.ts';

const mayNeedPassword = (to: RoutePath, { twoFactor }: Session): boolean =>
  to === '/signup/email-verification' || (isTwoFactorPath(to) && twoFactor.requirement === 'BySignIn');

/** Clears the password on every screen whose call does not send it. */
export const passwordGuard: Guard = () => (request) => (session) =>
  pass(mayNeedPassword(request.to, session) ? session : withoutPassword(session));
