import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { EnterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { flowFaultScreen } from '#domain/navigation/faultScreen.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { oweTwoFactor, withEntryFault } from '#domain/session/changes.ts';

type Ending = <Fault extends FormFault | IdentityFault>(
  answer: TE.TaskEither<Fault, Destination>,
) => TE.TaskEither<Fault, Destination>;

/**
 * Ends a flow: a second factor still owed is the next step, a fault with a screen of its own leads there, and a session that has
 * ended leads to sign-in, which says so. No error screen keeps all else on the form.
 */
export type Conclude = (errorScreen: RoutePath | null) => Ending;

/** What sign-up, recovery and an email's confirmation have in common at their end. */
export const makeConclude =
  ({ session }: Pick<Ports, 'session'>, enterTwoFactor: EnterTwoFactor): Conclude =>
  (errorScreen) =>
  (answer) =>
    pipe(
      answer,
      TE.orElse((fault) => {
        const named: FormFault | IdentityFault = fault;
        if (named._tag === 'TwoFactorIncomplete') {
          session.update(oweTwoFactor);
          return TE.fromTask(enterTwoFactor);
        }
        if (named._tag === 'SignedOut') session.update(withEntryFault(named));
        const screen = named._tag === 'Incomplete' ? null : flowFaultScreen(errorScreen)(named);
        return screen === null ? TE.left(fault) : TE.right(toRoute(screen));
      }),
    );
