import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Flow } from '#application/flow.ts';
import { askIdentityProvider } from '#application/session/askIdentityProvider.ts';
import { isSessionLive } from '#application/session/cookies.ts';
import { fetchTokens } from '#application/session/fetchTokens.ts';
import { signOut } from '#application/session/signOut.ts';
import { withIdentityTimeout } from '#application/shared/withTimeout.ts';
import { enterNumberChange, reenterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import { failsSession } from '#domain/identity/identityFault.ts';
import type { GuardEffect } from '#domain/navigation/decision.ts';
import { requireTwoFactorOfSession, withEntryFault, withSignedInAs } from '#domain/session/changes.ts';
import { withoutTokens } from '#domain/session/tokens.ts';

/** The effects of the guards. They never fail: the result is in the session and the cookies. */
type GuardEffects = { readonly [Effect in GuardEffect]: Task<unknown> };

/** Each effect has a timeout, after which the pending calls are aborted and the navigation continues. The sign-out has its own. */
export const makeGuardEffects = (flow: Flow): GuardEffects => {
  const { session } = flow;
  const withTimeout = withIdentityTimeout(flow, 'No answer from the identity service: going on without');
  const storeUnreachable = (): void => void session.update(withEntryFault({ _tag: 'Unreachable' }));
  const entryOf = (enter: (flow: Flow) => Promise<void>): Task<unknown> =>
    withTimeout(async () => {
      await enter(flow);
      // Because: a call that the timeout aborts ends as cancelled, after the timeout has stored the fault.
      if (session.get().progress.entryFault?._tag === 'Cancelled') storeUnreachable();
    }, storeUnreachable);
  return {
    // Because: at the entry nobody has acted yet, so any answer without tokens ends the old session (specification 8.1).
    FetchTokens: withTimeout(fetchTokens(flow, null, failsSession)),
    LogOut: () => signOut(flow),
    CheckAuthentication: withTimeout(isSessionLive(flow)),
    ReadUserInfo: withTimeout(() => readUserInfo(flow)),
    AskIdentityProvider: withTimeout(() => askIdentityProvider(flow)),
    EnterTwoFactor: entryOf(reenterTwoFactor),
    EnterNumberChange: entryOf(enterNumberChange),
  };
};

const readUserInfo = async ({ identity, session }: Flow): Promise<void> => {
  const read = await identity.userInfo();
  if (!E.isLeft(read)) {
    session.update(withSignedInAs(read.right));
    return;
  }
  if (read.left._tag !== 'TwoFactorIncomplete') return;
  session.update(withoutTokens);
  session.update(requireTwoFactorOfSession);
};
