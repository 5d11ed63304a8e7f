import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { sendCodeOf } from '#application/code/sendCode.ts';
import type { Flow } from '#application/flow.ts';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import { enterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import type { FormFault } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { accountFaultScreen, type FaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor, requireTwoFactorOfSession, withEnded, withEntryFault } from '#domain/session/changes.ts';
import { shownEmail } from '#domain/session/person.ts';
import type { Change } from '#domain/session/session.ts';
import { requiredBySignIn } from '#domain/two-factor/twoFactorChanges.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';

/**
 * Turns a fault of a flow into a destination. A missing second factor leads to two-factor, another fault to the screen that `screenOf`
 * names, with its code. A fault without a screen stays a fault, and the form shows it.
 */
export const routeFlowFault =
  (flow: Flow, screenOf: FaultScreen) =>
  <Fault extends FormFault | IdentityFault, A>(
    answer: TE.TaskEither<Fault, A>,
  ): TE.TaskEither<Fault, A | Destination> =>
  async () => {
    const routed = await routeMissingFactor(flow, inTwoFactor(requiredBySignIn))(answer)();
    if (!E.isLeft(routed)) return routed;
    const fault: FormFault | IdentityFault = routed.left;
    const screen = fault._tag === 'Incomplete' ? null : screenOf(fault);
    if (screen === null) return routed;
    const email = shownEmail(flow.session.get());
    if (fault._tag === 'AccountClosed' || fault._tag === 'AccountLocked')
      flow.session.update(withEnded(email === null ? null : { as: fault._tag, email }));
    if (fault._tag === 'SignedOut') flow.session.update(withEntryFault(fault));
    await sendCodeOf(flow, screen);
    return E.right(toRoute(screen));
  };

/**
 * Turns a missing second factor into the start of two-factor, for every call on every screen; other faults stay. `change` stores what
 * two-factor returns to.
 */
export const routeMissingFactor =
  (flow: Flow, change: Change) =>
  <Fault extends { readonly _tag: string }, A>(
    answer: TE.TaskEither<Fault, A>,
  ): TE.TaskEither<Fault, A | Destination> =>
  async () => {
    const outcome = await answer();
    if (!E.isLeft(outcome) || outcome.left._tag !== 'TwoFactorIncomplete') return outcome;
    flow.session.update(change);
    return E.right(await enterTwoFactor(flow));
  };

/**
 * Turns a fault of a two-factor call into a destination. A locked factor leads to its screen, a missing one to the start of two-factor, a
 * fault of the account to its screen, a session that is over or an unknown answer to sign-in, which shows it. Other faults stay faults, and
 * the page shows them.
 */
export const routeSendFault = (flow: Flow, fault: IdentityFault): IdentityCall<Destination> => {
  if (fault._tag !== 'SignedOut' && fault._tag !== 'Unexpected') {
    const routed = routeMissingFactor(flow, requireTwoFactorOfSession)(TE.left(fault));
    return routeFlowFault(flow, accountFaultScreen)(routed);
  }
  const isLocked = fault._tag === 'Unexpected' && fitsTwoFactor('/2fa/locked', flow.session.get().twoFactor);
  if (isLocked) return TE.right(toRoute('/2fa/locked'));
  flow.session.update(withEntryFault(fault));
  return TE.right(toRoute('/signin'));
};
