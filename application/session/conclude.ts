import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { EnterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { flowFaultScreen } from '#domain/navigation/faultScreen.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { oweTwoFactor } from '#domain/session/changes.ts';

type Answer = TE.TaskEither<IdentityFault, Destination>;

/** Ends a flow: a second factor still owed is the next step, a fault with a screen of its own leads there. */
export type Conclude = (errorScreen: RoutePath) => (answer: Answer) => Answer;

/** What sign-up, recovery and an email's confirmation have in common at their end. */
export const makeConclude =
  ({ session }: Pick<Ports, 'session'>, enterTwoFactor: EnterTwoFactor): Conclude =>
  (errorScreen) => {
    const screenOf = flowFaultScreen(errorScreen);
    return TE.orElse((fault) => {
      if (fault._tag === 'TwoFactorIncomplete') {
        session.update(oweTwoFactor);
        return TE.fromTask(enterTwoFactor);
      }
      const screen = screenOf(fault);
      return screen === null ? TE.left(fault) : TE.right(toRoute(screen));
    });
  };
