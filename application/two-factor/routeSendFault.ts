import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { withEntryFault } from '#domain/session/changes.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';
import type { RouteMissingFactor } from './routeMissingFactor.ts';
import type { SendRefused } from './twoFactorSender.ts';

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
    if (entryFault._tag !== 'SignedOut' && entryFault._tag !== 'Unexpected')
      return pipe(TE.left(entryFault), routeMissingFactor(requireTwoFactorOfSession));
    session.update(withEntryFault(entryFault));
    return TE.right(toRoute('/signin'));
  };
