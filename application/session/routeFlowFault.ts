import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CodeSender } from '#application/code/sendCode.ts';
import type { RequestContext } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { RouteMissingFactor } from '#application/two-factor/twoFactorFaults.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FormFault } from '#domain/identity/oneTimeCode.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import type { FaultScreen } from '#domain/navigation/faultScreen.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withEntryFault } from '#domain/session/changes.ts';
import { mayBeReady } from '#domain/session/oneTimeCall.ts';
import { requireTwoFactor } from '#domain/session/requireTwoFactor.ts';

/**
 * Turns a fault of a flow into a destination: a missing second factor leads to two-factor, other faults to the screen that
 * `screenOf` names. A fault without a screen stays a fault, and the form shows it.
 */
export type RouteFlowFault = (
  screenOf: FaultScreen,
) => <Fault extends FormFault | IdentityFault, Answer>(
  answer: TaskEither<Fault, Answer>,
) => TaskEither<Fault, Answer | Destination>;

type Steps = {
  readonly requestContext: () => RequestContext;
  readonly codes: CodeSender;
  readonly routeMissingFactor: RouteMissingFactor;
};

/** Sends the code first where the screen says that a code was sent. */
export const makeRouteFlowFault = (
  { identity, session }: Pick<Ports, 'identity' | 'session'>,
  { requestContext, codes, routeMissingFactor }: Steps,
): RouteFlowFault => {
  const sendCodeOf = async (screen: RoutePath): Promise<void> => {
    const { email } = session.get().typed;
    if (email === null) return;
    if (screen === '/signup/email-verification') {
      await codes.send('SignUp', identity.resendConfirmationCode(email, requestContext()))();
    }
    if (screen === '/signin/email-verification') await codes.send('EmailChange', identity.resendEmailChange(email))();
  };
  return (screenOf) => (answer) => async () => {
    const routed = await routeMissingFactor(requireTwoFactor)(answer)();
    if (!E.isLeft(routed)) return routed;
    const fault: FormFault | IdentityFault = routed.left;
    const screen = fault._tag === 'Incomplete' ? null : screenOf(fault);
    if (screen === null) return routed;
    // Because: sign-in says then that the account may be ready.
    if (fault._tag === 'SignedOut' && !mayBeReady(session.get())) session.update(withEntryFault(fault));
    // Because: the sender logs a failed send, and the screen says that no code was sent.
    await sendCodeOf(screen);
    return E.right(toRoute(screen));
  };
};
