import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import type { FormFault } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { accountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor, withEntryFault } from '#domain/session/changes.ts';
import { withoutSentCode } from '#domain/session/codeState.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';
import { requiredBySignIn } from '#domain/two-factor/statusChanges.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';

/** A code that fails to be sent is logged, and the screen says so. */
export const makeSendCodeOf =
  (
    { identity, session }: Pick<Ports, 'identity' | 'session'>,
    { requestContext, codes }: Pick<FlowSteps, 'requestContext' | 'codes'>,
  ): FlowSteps['sendCodeOf'] =>
  async (screen) => {
    const { email } = session.get().typed;
    const isSignUp = screen === '/signup/email-verification';
    if (email === null || (!isSignUp && screen !== '/signin/email-verification')) return;
    // Because: the screen then tells whether this code was sent.
    session.update(withoutSentCode);
    if (isSignUp) await codes.send('SignUp', identity.resendConfirmationCode(email, requestContext()))();
    else await codes.send('EmailChange', identity.resendEmailChange(email))();
  };

/** Decides by the table of screens; a refused factor of a sign-in leads to two-factor first. */
export const makeRouteFlowFault =
  (
    { session }: Pick<Ports, 'session'>,
    { sendCodeOf, routeMissingFactor }: Pick<FlowSteps, 'sendCodeOf' | 'routeMissingFactor'>,
  ): FlowSteps['routeFlowFault'] =>
  (screenOf) =>
  (answer) =>
  async () => {
    const routed = await routeMissingFactor(inTwoFactor(requiredBySignIn))(answer)();
    if (!E.isLeft(routed)) return routed;
    const fault: FormFault | IdentityFault = routed.left;
    const screen = fault._tag === 'Incomplete' ? null : screenOf(fault);
    if (screen === null) return routed;
    if (fault._tag === 'SignedOut') session.update(withEntryFault(fault));
    await sendCodeOf(screen);
    return E.right(toRoute(screen));
  };

/** Makes the one place that decides it, for every call on every screen. */
export const makeRouteMissingFactor =
  (
    { session }: Pick<Ports, 'session'>,
    { enterTwoFactor }: Pick<FlowSteps, 'enterTwoFactor'>,
  ): FlowSteps['routeMissingFactor'] =>
  (change) =>
  (answer) =>
  async () => {
    const outcome = await answer();
    if (!E.isLeft(outcome) || outcome.left._tag !== 'TwoFactorIncomplete') return outcome;
    session.update(change);
    return E.right(await enterTwoFactor());
  };

/** Stores the fault in the session where it leads to sign-in, so that sign-in shows it. */
export const makeRouteSendFault =
  (
    { session }: Pick<Ports, 'session'>,
    { routeMissingFactor, routeFlowFault }: Pick<FlowSteps, 'routeMissingFactor' | 'routeFlowFault'>,
  ): FlowSteps['routeSendFault'] =>
  (fault) => {
    const isRefused = fault._tag === 'SendRefused';
    if (isRefused && fitsTwoFactor('/2fa/locked', session.get().twoFactor)) return TE.right(toRoute('/2fa/locked'));
    const entryFault: IdentityFault = isRefused ? { _tag: 'Unexpected' } : fault;
    if (entryFault._tag !== 'SignedOut' && entryFault._tag !== 'Unexpected') {
      return routeFlowFault(accountFaultScreen)(routeMissingFactor(requireTwoFactorOfSession)(TE.left(entryFault)));
    }
    session.update(withEntryFault(entryFault));
    return TE.right(toRoute('/signin'));
  };
