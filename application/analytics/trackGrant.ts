import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { Grant } from '#application/ports/requestContext.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withGrant } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';

type GrantingCall<A> = TE.TaskEither<IdentityFault, A>;

/** Tracks an event when a call returns a grant. The event is part of the call, so one call tracks one event. */
export const trackGrant =
  (
    { session, analyticsEvents }: Pick<Ports, 'session' | 'analyticsEvents'>,
    event: (session: Session) => AnalyticsEvent,
  ) =>
  <A extends Grant | null>(call: GrantingCall<A>): GrantingCall<A> =>
    pipe(
      call,
      TE.map((grant) => {
        if (grant !== null) analyticsEvents.track(event(session.update(withGrant(grant))));
        return grant;
      }),
    );
