import * as E from 'fp-ts/Either';
import type { Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import type { GrantEvent } from '#domain/analytics/events.ts';
import { withAcceptedCode, withGrant } from '#domain/session/confirmations.ts';

/** The only way of an auth code into the session. A grant that is stored again, because its code is entered again, is tracked once. */
export const makeStoreGrant = (
  { session, analyticsEvents }: Pick<Ports, 'session' | 'analyticsEvents'>,
  { sessionCookie }: Pick<FlowSteps, 'sessionCookie'>,
): FlowSteps['storeGrant'] => {
  let tracked: Grant | null = null;
  return (event, grant) => {
    // Because: tokens that failed cleared the grant, and an accepted code is not sent again.
    session.update(grant === null ? withAcceptedCode : withGrant(grant));
    sessionCookie.keep(sessionCookie.read());
    if (grant === null || grant === tracked) return;
    tracked = grant;
    analyticsEvents.track({ name: event });
  };
};

/** Tracks the event of a call that takes effect although the service withholds the grant until the second factor is proven. */
export const trackUnfinished =
  ({ analyticsEvents }: Pick<Ports, 'analyticsEvents'>, event: GrantEvent) =>
  <A>(call: IdentityCall<A>): IdentityCall<A> =>
  async () => {
    const answer = await call();
    if (E.isLeft(answer) && answer.left._tag === 'TwoFactorIncomplete') analyticsEvents.track({ name: event });
    return answer;
  };
