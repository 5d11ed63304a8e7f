import { withoutPassword } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { fitsTwoFactor, type TwoFactorPath, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import { detour, type Guard, type GuardEffect, pass, runEffect } from './decision.ts';
import type { RoutePath } from './routes.ts';

/** Guards the two-factor screens. Reads the status first, and then shows only a screen that fits it. In production it needs a session. */
export const twoFactorGuard: Guard =
  ({ settings }) =>
  (request) =>
  (session) => {
    const { to, completedEffects, hasSessionCookie } = request;
    if (!isTwoFactorPath(to)) return pass(session);
    const { twoFactor } = session;
    if (settings.production && !hasSessionCookie && twoFactor.requirement !== 'BySignIn')
      return detour('/signin', session);
    if (twoFactor.standing !== 'Read') {
      const effect = entryEffect(to, twoFactor);
      return completedEffects.includes(effect)
        ? detour(screenAfterFailedEntry(session), session)
        : runEffect(effect, session);
    }
    return fitsTwoFactor(to, twoFactor) ? pass(session) : detour(twoFactorScreen(twoFactor), session);
  };

/** Whether a screen belongs to two-factor. */
export const isTwoFactorPath = (path: RoutePath): path is TwoFactorPath => path.startsWith('/2fa/');

/** The screens that a signed-in person may open although no second factor is required. */
const numberScreens: ReadonlyArray<TwoFactorPath> = ['/2fa/change-number', '/2fa/add-number'];

const entryEffect = (to: TwoFactorPath, { requirement, numberTyped }: TwoFactor): GuardEffect =>
  numberScreens.includes(to) || (numberTyped && requirement === 'None') ? 'EnterNumberChange' : 'EnterTwoFactor';

/** The screen after the status could not be read, or after the service refused to send a code by email. */
const screenAfterFailedEntry = ({ person, twoFactor, progress }: Session): RoutePath => {
  if (twoFactor.standing === 'EmailRefused') return '/signin/error';
  // Because: a session that requires no second factor can continue without it.
  const canContinue = progress.entryFault === null && person.accessToken !== null && twoFactor.requirement === 'None';
  return canContinue ? '/continue' : '/signin';
};

const codeScreens: ReadonlyArray<RoutePath> = ['/signup/email-verification', '/signin/email-verification'];

const mayNeedPassword = (to: RoutePath, { twoFactor }: Session): boolean =>
  codeScreens.includes(to) || (isTwoFactorPath(to) && twoFactor.requirement === 'BySignIn');

/** Clears the password on every screen whose call does not send it. */
export const passwordGuard: Guard = () => (request) => (session) =>
  pass(mayNeedPassword(request.to, session) ? session : withoutPassword(session));
