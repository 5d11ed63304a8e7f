import type { Session } from '#domain/session/session.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { fitsTwoFactor, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import { detour, first, pass, type Guard } from './decision.ts';
import { routes, type RoutePath, type TwoFactorPath } from './routes.ts';
import type { EffectName } from './visit.ts';

/** Lets nobody into two-factor unknown; finds out how things stand where the page has forgotten it; shows only what fits. */
export const twoFactorEntrance: Guard =
  ({ settings }) =>
  (visit) =>
  (session) => {
    const { to, settled, hasSessionCookie } = visit;
    if (!isTwoFactorPath(to)) return pass(session);
    const { twoFactor } = session;
    if (settings.production && !hasSessionCookie && !twoFactor.useWebLogin) return detour('/signin', session);
    if (!twoFactor.entered) {
      const effect = entrance(to, twoFactor);
      return settled.includes(effect) ? detour(besides(session), session) : first(effect, session);
    }
    return fitsTwoFactor(to, twoFactor) ? pass(session) : detour(twoFactorScreen(twoFactor), session);
  };

/** Whether a screen is one of two-factor's. */
export const isTwoFactorPath = (path: RoutePath): path is TwoFactorPath => path.startsWith('/2fa/') && path in routes;

// Because: somebody signed in may want a number, or another one, though no second factor is owed.
const numberScreens: ReadonlyArray<TwoFactorPath> = ['/2fa/change-number', '/2fa/add-number'];

const entrance = (to: TwoFactorPath, { required, numberTyped }: TwoFactor): EffectName =>
  numberScreens.includes(to) || (numberTyped && !required) ? 'EnterNumberChange' : 'EnterTwoFactor';

// Because: tokens without a debt mean that nothing is to be given here, so the visit goes on as who is signed in.
const besides = ({ accessToken, twoFactor }: Session): RoutePath =>
  accessToken !== null && !twoFactor.required ? '/continue' : '/signin';
