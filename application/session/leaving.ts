import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { afterStaying } from '#domain/navigation/pendingSignInStep.ts';
import {
  accessDeniedDestination,
  backDestination,
  redirectDestination,
} from '#domain/navigation/redirectDestination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { handedOver, signInAgain, withLeaving } from '#domain/session/endings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { CompleteSignIn } from './completeSignIn.ts';
import type { RouteFlowFault } from './routeFlowFault.ts';

/** The ways out of a visit that nobody finishes. */
export type LeaveUseCases = {
  /** Returns the destination of "Go back" on a screen. */
  readonly goBack: (path: RoutePath) => Destination;
  /** Tells the site that requested the visit that nobody signed in. Null stays: no site requested it. */
  readonly returnToClient: () => TaskEither<never, Destination | null>;
};

/** The person and the OAuth values are forgotten once the browser has left the page, by whichever way: until then it may leave again. */
export const makeLeaveUseCases = (
  { session, pageReturns }: Pick<Ports, 'session' | 'pageReturns'>,
  context: AppContext,
): LeaveUseCases => {
  pageReturns.onLeave(() => session.update(handedOver));
  return {
    goBack: (path) => backDestination(context)(session.get(), path),
    returnToClient: () => async () => {
      const destination = accessDeniedDestination(context.settings)(session.get());
      if (destination !== null) session.update(withLeaving({ _tag: 'Denied' }));
      return E.right(destination);
    },
  };
};

/**
 * Wraps a press that completes a sign-in, so that a browser that stayed leaves again: for a while to the same address, later to that of a
 * new code, or to sign-in with the email filled in. The code or password of the press is used up, so the press itself is not made twice;
 * `signIn` is given where the press is itself another sign-in of the same person.
 */
export type LeaveAgain = <Fault>(
  press: TaskEither<Fault | IdentityFault, Destination>,
  signIn?: TaskEither<Fault | IdentityFault, Destination>,
) => TaskEither<Fault | IdentityFault, Destination>;

type LeaveSteps = { readonly completeSignIn: CompleteSignIn; readonly routeFlowFault: RouteFlowFault };

/** Decides on each press, by the session of that moment. */
export const makeLeaveAgain = (
  { session, clock }: Pick<Ports, 'session' | 'clock'>,
  { settings }: AppContext,
  { completeSignIn, routeFlowFault }: LeaveSteps,
): LeaveAgain => {
  const toSignIn: TaskEither<never, Destination> = async () => {
    session.update(signInAgain);
    return E.right(toRoute('/signin'));
  };
  return (press, signIn = toSignIn) =>
    async () => {
      const finished = session.get();
      switch (afterStaying(finished, clock.now())) {
        case 'Press':
          return press();
        case 'Leave':
          return E.right(redirectDestination(settings)(finished));
        case 'FetchTokens':
          return routeFlowFault(codeFlowFaultScreen('/signin/error'))(
            completeSignIn(finished.person.chosenProfileId),
          )();
        case 'SignInAgain':
          return signIn();
      }
    };
};
