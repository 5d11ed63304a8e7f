import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CodeSender } from '#application/code/sendCode.ts';
import type { RequestContext } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { RouteMissingFactor } from '#application/two-factor/routeMissingFactor.ts';
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
) => <Fault extends FormFault | IdentityFault>(
  answer: TE.TaskEither<Fault, Destination>,
) => TE.TaskEither<Fault, Destination>;

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
  const sendCodeOf = (screen: RoutePath): TE.TaskEither<IdentityFault, void> => {
    const { email } = session.get().typed;
    if (email === null) return TE.right(undefined);
    if (screen === '/signup/email-verification') {
      return codes.send('SignUp', identity.resendConfirmationCode(email, requestContext()));
    }
    return screen === '/signin/email-verification'
      ? codes.send('EmailChange', identity.resendEmailChange(email))
      : TE.right(undefined);
  };
  const destinationOf = (screenOf: FaultScreen, fault: FormFault | IdentityFault): T.Task<Destination> | null => {
    if (fault._tag === 'Incomplete') return null;
    const screen = screenOf(fault);
    if (screen === null) return null;
    // Because: sign-in says then that the account may be ready.
    if (fault._tag === 'SignedOut' && !mayBeReady(session.get())) session.update(withEntryFault(fault));
    return pipe(
      sendCodeOf(screen),
      // Because: the sender logs a failed send, and the screen says that no code was sent.
      TE.getOrElse(() => T.of<void>(undefined)),
      T.map(() => toRoute(screen)),
    );
  };
  return (screenOf) => (answer) =>
    pipe(
      answer,
      routeMissingFactor(requireTwoFactor),
      TE.orElse((fault) => {
        const destination = destinationOf(screenOf, fault);
        return destination === null ? TE.left(fault) : TE.fromTask(destination);
      }),
    );
};
