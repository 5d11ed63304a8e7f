import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { backDestination } from '#domain/navigation/backDestination.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { accessDeniedDestination } from '#domain/navigation/redirectDestination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { redirectedToClient } from '#domain/session/endings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** The ways out of a visit that nobody finishes. */
export type LeaveUseCases = {
  /** Returns the destination of "Go back" on a screen. */
  readonly goBack: (path: RoutePath) => Destination;
  /** Tells the site that requested the visit that nobody signed in. Null stays: no site requested it. */
  readonly returnToClient: () => TE.TaskEither<never, Destination | null>;
};

/** A return to the client forgets the person and the OAuth values, as a redirect with a code does. */
export const makeLeaveUseCases = ({ session }: Pick<Ports, 'session'>, context: AppContext): LeaveUseCases => ({
  goBack: (path) => backDestination(context)(session.get(), path),
  returnToClient: () =>
    TE.fromIO(() => {
      const destination = accessDeniedDestination(context.settings)(session.get());
      if (destination !== null) session.update(redirectedToClient);
      return destination;
    }),
});
