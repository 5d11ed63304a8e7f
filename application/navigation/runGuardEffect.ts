import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import type { TwoFactorEntry } from '#application/two-factor/enterTwoFactor.ts';
import { sessionCookieRemoval } from '#domain/brand/sessionCookie.ts';
import type { GuardEffect } from '#domain/navigation/navigationRequest.ts';
import { withEntryFault, withIdpSession, withSignedInAs, withTokens } from '#domain/session/changes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** Runs an effect of the guards. It never fails: the result is in the session and the cookies. */
export type RunGuardEffect = (effect: GuardEffect) => T.Task<void>;

type Steps = Pick<TwoFactorEntry, 'reenterTwoFactor' | 'enterNumberChange'> & {
  readonly signOut: T.Task<void>;
  readonly askIdentityProvider: T.Task<void>;
};

/** The longest time a navigation waits for the identity service, in milliseconds. */
const guardTimeout = 8000;

const nothing = (): void => undefined;

/** Runs each effect with a timeout, the sign-out with its own; after it, the pending calls are aborted and the navigation continues. */
export const makeRunGuardEffect = (
  ports: Pick<Ports, 'identity' | 'session' | 'cookies' | 'clock' | 'log'>,
  { brand, settings }: AppContext,
  { signOut, askIdentityProvider, reenterTwoFactor, enterNumberChange }: Steps,
): RunGuardEffect => {
  const { identity, session, cookies, clock, log } = ports;
  const limited = (task: T.Task<void>, fallback: () => void): T.Task<void> => {
    const onTimeout = async (): Promise<void> => {
      log.error('No answer from the identity service: going on without');
      await identity.abandon();
      fallback();
    };
    return withTimeout(task, { clock, ms: guardTimeout, onTimeout });
  };
  const removeSessionCookie = (): void => cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
  const storeUnreachable = (): void => void session.update(withEntryFault({ _tag: 'Unreachable' }));
  const fetchTokens = pipe(
    identity.tokens(null),
    TE.match(removeSessionCookie, (tokens) => void session.update(withTokens(tokens))),
  );
  const checkAuthentication = pipe(
    identity.authenticationStatus,
    TE.match(nothing, (authenticated) => void (authenticated && session.update(withIdpSession('Live')))),
  );
  const readUserInfo = pipe(
    identity.userInfo,
    TE.match(nothing, ({ email }) => void session.update(withSignedInAs(email))),
  );
  const effects: { readonly [Effect in GuardEffect]: T.Task<void> } = {
    FetchTokens: limited(fetchTokens, removeSessionCookie),
    LogOut: signOut,
    CheckAuthentication: limited(checkAuthentication, nothing),
    ReadUserInfo: limited(readUserInfo, nothing),
    AskIdentityProvider: limited(askIdentityProvider, nothing),
    EnterTwoFactor: limited(reenterTwoFactor, storeUnreachable),
    EnterNumberChange: limited(enterNumberChange, storeUnreachable),
  };
  return (effect) => effects[effect];
};
