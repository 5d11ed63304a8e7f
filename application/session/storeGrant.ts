import * as E from 'fp-ts/Either';
import type { Flow } from '#application/flow.ts';
import type { Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import type { GrantEvent } from '#domain/analytics/events.ts';
import { withAcceptedCode, withGrant } from '#domain/session/confirmations.ts';

/**
 * Stores what an accepted call granted, and tracks its event. Null stores only that a code was accepted. The only way of an auth code into
 * the session.
 */
export const storeGrant = (
  { session, sessionCookie, analyticsEvents }: Flow,
  event: GrantEvent,
  grant: Grant | null,
): void => {
  session.update(grant === null ? withAcceptedCode : withGrant(grant));
  sessionCookie.keep(sessionCookie.read());
  if (grant !== null) analyticsEvents.track({ name: event });
};

/** Tracks the event of a call that takes effect although the service withholds the grant until the second factor is proven. */
export const trackUnfinished =
  <A>({ analyticsEvents }: Flow, event: GrantEvent, call: IdentityCall<A>): IdentityCall<A> =>
  async () => {
    const answer = await call();
    if (E.isLeft(answer) && answer.left._tag === 'TwoFactorIncomplete') analyticsEvents.track({ name: event });
    return answer;
  };
