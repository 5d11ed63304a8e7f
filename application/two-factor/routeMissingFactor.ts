import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { Change } from '#domain/session/session.ts';

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
  ({ session }: Pick<Ports, 'session'>, enterTwoFactor: T.Task<Destination>): RouteMissingFactor =>
  (change) =>
  (answer) =>
    pipe(
      answer,
      TE.orElseW((fault) => {
        if (fault._tag !== 'TwoFactorIncomplete') return TE.left(fault);
        session.update(change);
        return TE.fromTask(enterTwoFactor);
      }),
    );
