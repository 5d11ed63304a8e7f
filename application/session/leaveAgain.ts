import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { afterStaying } from '#domain/navigation/afterStaying.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { redirectDestination } from '#domain/navigation/redirectDestination.ts';
import { signInAgain } from '#domain/session/leaving.ts';
import { completeSignIn } from './completeSignIn.ts';
import { routeFlowFault } from './routeFaults.ts';

type Action<Fault> = TaskEither<Fault | IdentityFault, Destination>;

/**
 * Makes the action of a button that completes a sign-in. Where the sign-in is completed already and the browser stayed on the page, leaves
 * again instead: for a minute to the same address, later to that of a new code. Where only a sign-in gives that code, runs `signIn`, or
 * leads to the sign-in screen.
 */
export const leaveAgain =
  <Fault>(flow: Flow, action: Action<Fault>, signIn?: Action<Fault>): Action<Fault> =>
  async () => {
    const { session, clock, context } = flow;
    const before = session.get();
    switch (afterStaying(before, clock.now())) {
      case 'RunAction':
        return action();
      case 'LeaveAgain':
        return E.right(redirectDestination(context.settings)(before));
      case 'FetchTokens': {
        const completed = completeSignIn(flow, before.person.chosenProfileId);
        return routeFlowFault(flow, codeFlowFaultScreen('/signin/error'))(completed)();
      }
      case 'SignInAgain':
        if (signIn !== undefined) return signIn();
        session.update(signInAgain);
        return E.right(toRoute('/signin'));
    }
  };
