import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import { makeFetchTokens, makeReadTokens } from '#application/session/completeSignIn.ts';
import { makeExistingSession } from '#application/session/cookies.ts';
import { makeLimited } from '#application/session/identityCalls.ts';
import type { FlowSteps } from '#application/steps.ts';
import { failsSession } from '#domain/identity/identityFault.ts';
import type { GuardEffect } from '#domain/navigation/decision.ts';
import { withEntryFault, withSignedInAs } from '#domain/session/changes.ts';
import { withoutTokens } from '#domain/session/grantChanges.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** The effects of the guards. They never fail: the result is in the session and the cookies. */
type GuardEffects = { readonly [Effect in GuardEffect]: Task<unknown> };

type EffectPorts = Pick<Ports, 'identity' | 'session' | 'cookies' | 'clock' | 'log'>;

/** Each effect has a timeout, the sign-out its own; after it, the pending calls are aborted, and the navigation continues. */
export const makeGuardEffects = (
  ports: EffectPorts,
  context: AppContext,
  { signOut, askIdentityProvider, reenterTwoFactor, enterNumberChange }: FlowSteps,
): GuardEffects => {
  const { session } = ports;
  const limited = makeLimited(ports, 'No answer from the identity service: going on without');
  const storeUnreachable = (): void => void session.update(withEntryFault({ _tag: 'Unreachable' }));
  const entered = (enter: Task<void>): Task<unknown> =>
    limited(async () => {
      await enter();
      // Because: a call that the timeout aborts ends as cancelled, after the timeout has stored the fault.
      if (session.get().progress.entryFault?._tag === 'Cancelled') storeUnreachable();
    }, storeUnreachable);
  // Because: at the entry nobody has acted yet, so any answer without tokens ends the old session (specification 8.1).
  const fetchTokens = makeFetchTokens(ports, { readTokens: makeReadTokens(ports, context, failsSession) });
  return {
    FetchTokens: limited(fetchTokens(null)),
    LogOut: signOut,
    CheckAuthentication: limited(makeExistingSession(ports, context).isLive),
    ReadUserInfo: limited(readUserInfo(ports)),
    AskIdentityProvider: limited(askIdentityProvider),
    EnterTwoFactor: entered(reenterTwoFactor),
    EnterNumberChange: entered(enterNumberChange),
  };
};

const readUserInfo =
  ({ identity, session }: EffectPorts): Task<void> =>
  async () => {
    const read = await identity.userInfo();
    if (!E.isLeft(read)) session.update(withSignedInAs({ profileId: read.right.profileId, email: read.right.email }));
    else if (read.left._tag === 'TwoFactorIncomplete') {
      session.update((before) => requireTwoFactorOfSession(withoutTokens(before)));
    }
  };
