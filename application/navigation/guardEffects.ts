import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import { makeFetchTokens, makeReadTokens } from '#application/session/completeSignIn.ts';
import { makeIsLive } from '#application/session/cookies.ts';
import { makeIdentityTimeout } from '#application/shared/withTimeout.ts';
import type { FlowSteps } from '#application/steps.ts';
import { failsSession } from '#domain/identity/identityFault.ts';
import type { GuardEffect } from '#domain/navigation/decision.ts';
import { withEntryFault, withSignedInAs } from '#domain/session/changes.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';
import { withoutTokens } from '#domain/session/tokens.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** The effects of the guards. They never fail: the result is in the session and the cookies. */
type GuardEffects = { readonly [Effect in GuardEffect]: Task<unknown> };

/** Each effect has a timeout, after which the pending calls are aborted and the navigation continues. The sign-out has its own. */
export const makeGuardEffects = (ports: Ports, context: AppContext, steps: FlowSteps): GuardEffects => {
  const { session } = ports;
  const withTimeout = makeIdentityTimeout(ports, 'No answer from the identity service: going on without');
  const storeUnreachable = (): void => void session.update(withEntryFault({ _tag: 'Unreachable' }));
  const entryOf = (enter: Task<void>): Task<unknown> =>
    withTimeout(async () => {
      await enter();
      // Because: a call that the timeout aborts ends as cancelled, after the timeout has stored the fault.
      if (session.get().progress.entryFault?._tag === 'Cancelled') storeUnreachable();
    }, storeUnreachable);
  // Because: at the entry nobody has acted yet, so any answer without tokens ends the old session (specification 8.1).
  const readTokens = makeReadTokens(ports, context, { ...steps, endsSession: failsSession });
  const fetchTokens = makeFetchTokens(ports, { readTokens });
  return {
    FetchTokens: withTimeout(fetchTokens(null)),
    LogOut: steps.signOut,
    CheckAuthentication: withTimeout(makeIsLive(ports)),
    ReadUserInfo: withTimeout(readUserInfo(ports)),
    AskIdentityProvider: withTimeout(steps.askIdentityProvider),
    EnterTwoFactor: entryOf(steps.reenterTwoFactor),
    EnterNumberChange: entryOf(steps.enterNumberChange),
  };
};

const readUserInfo =
  ({ identity, session }: Ports): Task<void> =>
  async () => {
    const read = await identity.userInfo();
    if (!E.isLeft(read)) {
      session.update(withSignedInAs(read.right));
      return;
    }
    if (read.left._tag !== 'TwoFactorIncomplete') return;
    session.update(withoutTokens);
    session.update(requireTwoFactorOfSession);
  };
