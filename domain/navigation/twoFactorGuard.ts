import type { Session } from '#domain/session/session.ts';
import { hasConfirmedNumber, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { fitsTwoFactor, type TwoFactorPath, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import { type Decision, detour, type Guard, type GuardEffect, pass, runEffect } from './decision.ts';
import { accountFaultScreen } from './faultScreen.ts';
import type { RoutePath } from './routes.ts';

/** Whether a screen belongs to two-factor. */
export const isTwoFactorPath = (path: RoutePath): path is TwoFactorPath => path.startsWith('/2fa/');

/** The screens that a signed-in person may open although no second factor is required. */
const numberScreens: ReadonlyArray<TwoFactorPath> = ['/2fa/change-number', '/2fa/add-number'];

const statusEffect = (to: TwoFactorPath, { requirement, newNumber }: TwoFactor): GuardEffect =>
  numberScreens.includes(to) || (newNumber !== 'None' && requirement === 'None')
    ? 'EnterNumberChange'
    : 'EnterTwoFactor';

/** The screen after the status could not be read, or after the service refused to send a code by email. */
const screenAfterFailedRead = ({ person, twoFactor, progress }: Session): RoutePath => {
  if (twoFactor.standing === 'EmailRefused') return '/signin/error';
  const { entryFault } = progress;
  if (entryFault !== null) return accountFaultScreen(entryFault) ?? '/signin';
  // Because: a session that requires no second factor can continue without it.
  return person.accessToken !== null && twoFactor.requirement === 'None' ? '/continue' : '/signin';
};

/** Reads the status by an effect. If that has run in this navigation, it has failed. */
const readStatus = (effect: GuardEffect, completed: ReadonlyArray<GuardEffect>, session: Session): Decision =>
  completed.includes(effect) ? detour(screenAfterFailedRead(session), session) : runEffect(effect, session);

/**
 * Guards the two-factor screens. Reads the status first, and then shows only a screen that fits it. In production they need a session,
 * unless a refused sign-in requires the second factor: its code is sent with the next sign-in, which makes the session.
 */
export const twoFactorGuard: Guard =
  ({ settings }) =>
  ({ to, hasSessionCookie, completedEffects }) =>
  (session) => {
    const { twoFactor } = session;
    if (!isTwoFactorPath(to)) return pass(session);
    const needsSession = settings.production && twoFactor.requirement !== 'BySignIn';
    if (needsSession && !hasSessionCookie) return detour('/signin', session);
    // Because: the confirmation of a number stays over a reload, until "Continue" is pressed.
    if (to === '/2fa/verify-number' && hasConfirmedNumber(twoFactor)) return pass(session);
    if (twoFactor.standing !== 'Read') return readStatus(statusEffect(to, twoFactor), completedEffects, session);
    if (!fitsTwoFactor(to, twoFactor)) return detour(twoFactorScreen(twoFactor), session);
    return pass(session);
  };
