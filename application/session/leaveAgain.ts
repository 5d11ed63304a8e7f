import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { afterStaying } from '#domain/navigation/afterStaying.ts';
import { redirectDestination } from '#domain/navigation/redirectDestination.ts';
import { signInAgain } from '#domain/session/leaving.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** Decides each time that the button is pressed, by the session of that moment. */
export const makeLeaveAgain = (
  { session, clock }: Pick<Ports, 'session' | 'clock'>,
  { settings }: AppContext,
  { completeSignIn, routeFlowFault }: Pick<FlowSteps, 'completeSignIn' | 'routeFlowFault'>,
): FlowSteps['leaveAgain'] => {
  const routeFault = routeFlowFault(codeFlowFaultScreen('/signin/error'));
  const toSignIn: TaskEither<never, Destination> = async () => {
    session.update(signInAgain);
    return E.right(toRoute('/signin'));
  };
  return (action, signIn = toSignIn) =>
    async () => {
      const before = session.get();
      switch (afterStaying(before, clock.now())) {
        case 'RunAction':
          return action();
        case 'LeaveAgain':
          return E.right(redirectDestination(settings)(before));
        case 'FetchTokens':
          return routeFault(completeSignIn(before.person.chosenProfileId))();
        case 'SignInAgain':
          return signIn();
      }
    };
};
