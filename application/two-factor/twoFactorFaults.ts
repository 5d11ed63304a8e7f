import type { Task } from 'fp-ts/Task';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { withEntryFault } from '#domain/session/changes.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';
import type { Change } from '#domain/session/session.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';

/**
 * Turns a refusal because the second factor is missing into the start of two-factor; every other fault stays. `change` stores that the
 * factor is required, and what two-factor returns to.
 */
export type RouteMissingFactor = (
  change: Change,
) => <Fault extends { readonly _tag: string }, Answer>(
  answer: TE.TaskEither<Fault, Answer>,
) => TE.TaskEither<Fault, Answer | Destination>;

/** Makes the one place that decides it, for every call on every screen. */
export const makeRouteMissingFactor =
  ({ session }: Pick<Ports, 'session'>, enterTwoFactor: Task<Destination>): RouteMissingFactor =>
  (change) =>
  (answer) =>
  async () => {
    const outcome = await answer();
    if (!E.isLeft(outcome) || outcome.left._tag !== 'TwoFactorIncomplete') return outcome;
    session.update(change);
    return E.right(await enterTwoFactor());
  };

/** The service answered a send request, but sent no code. */
export type SendRefused = { readonly _tag: 'SendRefused' };

/**
 * Turns a fault of a two-factor call into a destination: the locked screen if a refusal means that two-factor is locked, the
 * start of two-factor if the factor must be proven first, sign-in if the session is over or the answer is unknown. Other
 * faults stay faults, and the page shows them.
 */
export type RouteSendFault = (fault: IdentityFault | SendRefused) => TE.TaskEither<IdentityFault, Destination>;

/** Stores the fault in the session where it leads to sign-in, so that sign-in shows it. */
export const makeRouteSendFault =
  ({ session }: Pick<Ports, 'session'>, routeMissingFactor: RouteMissingFactor): RouteSendFault =>
  (fault) => {
    const isRefused = fault._tag === 'SendRefused';
    if (isRefused && fitsTwoFactor('/2fa/locked', session.get().twoFactor)) return TE.right(toRoute('/2fa/locked'));
    const entryFault: IdentityFault = isRefused ? { _tag: 'Unexpected' } : fault;
    if (entryFault._tag !== 'SignedOut' && entryFault._tag !== 'Unexpected') {
      return routeMissingFactor(requireTwoFactorOfSession)(TE.left(entryFault));
    }
    session.update(withEntryFault(entryFault));
    return TE.right(toRoute('/signin'));
  };
