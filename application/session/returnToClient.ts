import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { accessDeniedDestination, backDestination } from '#domain/navigation/redirectDestination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { handedOver, withLeaving } from '#domain/session/endings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** The ways out of a visit that nobody finishes. */
export type LeaveUseCases = {
  /** Returns the destination of "Go back" on a screen. */
  readonly goBack: (path: RoutePath) => Destination;
  /** Tells the site that requested the visit that nobody signed in. Null stays: no site requested it. */
  readonly returnToClient: () => TE.TaskEither<never, Destination | null>;
};

/** The person and the OAuth values are forgotten once the browser has left the page, by whichever way: until then it may leave again. */
export const makeLeaveUseCases = (
  { session, pageReturns }: Pick<Ports, 'session' | 'pageReturns'>,
  context: AppContext,
): LeaveUseCases => {
  pageReturns.onLeave(() => session.update(handedOver));
  return {
    goBack: (path) => backDestination(context)(session.get(), path),
    returnToClient: () =>
      TE.fromIO(() => {
        const destination = accessDeniedDestination(context.settings)(session.get());
        if (destination !== null) session.update(withLeaving({ _tag: 'Denied' }));
        return destination;
      }),
  };
};
