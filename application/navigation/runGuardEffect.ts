import { flow, pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { makeFetchTokens, makeReadTokens } from '#application/session/fetchTokens.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import type { TwoFactorEntry } from '#application/two-factor/enterTwoFactor.ts';
import { failsSession } from '#domain/identity/identityFault.ts';
import type { GuardEffect } from '#domain/navigation/decision.ts';
import { liveSessionFound } from '#domain/session/idpSession.ts';
import { withEntryFault, withSignedInAs } from '#domain/session/changes.ts';
import { withoutTokens } from '#domain/session/grantChanges.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';
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

/** Runs an effect with the timeout. After it, the pending calls are aborted and `onTimeout` runs. */
const makeLimited =
  ({ identity, clock, log }: Pick<Ports, 'identity' | 'clock' | 'log'>) =>
  (effect: T.Task<void>, onTimeout: () => void): T.Task<void> =>
    withTimeout(effect, {
      clock,
      ms: guardTimeout,
      onTimeout: async () => {
        log.error('No answer from the identity service: going on without');
        await identity.abandon();
        onTimeout();
      },
    });

/** Runs each effect with a timeout, the sign-out with its own; after it, the navigation continues. */
export const makeRunGuardEffect = (
  ports: Pick<Ports, 'identity' | 'session' | 'cookies' | 'analyticsEvents' | 'clock' | 'log'>,
  context: AppContext,
  { signOut, askIdentityProvider, reenterTwoFactor, enterNumberChange }: Steps,
): RunGuardEffect => {
  const { identity, session } = ports;
  const limited = makeLimited(ports);
  const storeUnreachable = (): void => void session.update(withEntryFault({ _tag: 'Unreachable' }));
  const entered = (entry: T.Task<void>): T.Task<void> => {
    // Because: a call that the timeout aborts ends as cancelled, after the timeout has stored the fault.
    const storeTimeout = (): void => {
      if (session.get().progress.entryFault?._tag === 'Cancelled') storeUnreachable();
    };
    return limited(pipe(entry, T.map(storeTimeout)), storeUnreachable);
  };
  // Because: at the entry nobody has acted yet, so any answer without tokens ends the old session (specification 8.1).
  const fetchTokens = makeFetchTokens(ports, { readTokens: makeReadTokens(ports, context, failsSession) });
  const checkAuthentication = pipe(
    identity.authenticationStatus,
    TE.match(nothing, (authenticated) => void (authenticated && session.update(liveSessionFound))),
  );
  const readUserInfo = pipe(
    identity.userInfo,
    TE.match(
      (fault) =>
        void (fault._tag === 'TwoFactorIncomplete' && session.update(flow(withoutTokens, requireTwoFactorOfSession))),
      ({ profileId, email }) => void session.update(withSignedInAs({ profileId, email })),
    ),
  );
  const effects: { readonly [Effect in GuardEffect]: T.Task<void> } = {
    FetchTokens: limited(pipe(fetchTokens(null), TE.match(nothing, nothing)), nothing),
    LogOut: signOut,
    CheckAuthentication: limited(checkAuthentication, nothing),
    ReadUserInfo: limited(readUserInfo, nothing),
    AskIdentityProvider: limited(askIdentityProvider, nothing),
    EnterTwoFactor: entered(reenterTwoFactor),
    EnterNumberChange: entered(enterNumberChange),
  };
  return (effect) => effects[effect];
};
