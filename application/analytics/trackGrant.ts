import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { Grant } from '#application/ports/requestContext.ts';
import type { GrantEvent } from '#domain/analytics/events.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withGrant } from '#domain/session/confirmations.ts';
import { withGrantEvent } from '#domain/session/grantChanges.ts';

type TrackingPorts = Pick<Ports, 'session' | 'analyticsEvents'>;

/** Tracks the event of the last grant, unless it is tracked already. */
export const trackPendingGrant = ({ session, analyticsEvents }: TrackingPorts): void => {
  const { grantEvent } = session.get();
  if (grantEvent === null) return;
  session.update(withGrantEvent(null));
  analyticsEvents.track({ name: grantEvent });
};

/** Tracks the event of a grant: at once if the account type is known, else when the tokens or the profile name it. */
const trackGrantEvent = (ports: TrackingPorts, event: GrantEvent): void => {
  trackPendingGrant(ports);
  const { profileAccountType } = ports.session.update(withGrantEvent(event));
  if (profileAccountType !== null) trackPendingGrant(ports);
};

/** Stores the grant that a call returns, and tracks its event. The event is part of the call, so one call tracks one event. */
export const trackGrant =
  (ports: TrackingPorts, event: GrantEvent) =>
  <Fault, A extends Grant | null>(call: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
    pipe(
      call,
      TE.map((grant) => {
        if (grant === null) return grant;
        ports.session.update(withGrant(grant));
        trackGrantEvent(ports, event);
        return grant;
      }),
    );

/**
 * As `trackGrant`, for a call that has its effect also where the service then refuses the grant because the second factor is
 * missing: its event is tracked then, too.
 */
export const trackGrantOrSecondFactor =
  (ports: TrackingPorts, event: GrantEvent) =>
  <A extends Grant | null>(call: TE.TaskEither<IdentityFault, A>): TE.TaskEither<IdentityFault, A> =>
    pipe(
      call,
      trackGrant(ports, event),
      TE.mapLeft((fault) => {
        if (fault._tag === 'TwoFactorIncomplete') trackGrantEvent(ports, event);
        return fault;
      }),
    );
