import * as E from 'fp-ts/Either';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import type { GrantEvent } from '#domain/analytics/events.ts';
import { withAcceptedCode, withGrant } from '#domain/session/confirmations.ts';

/** The only way of an auth code into the session. */
export const makeStoreGrant =
  ({ session, analyticsEvents }: Pick<Ports, 'session' | 'analyticsEvents'>): FlowSteps['storeGrant'] =>
  (event, grant) => {
    session.update(grant === null ? withAcceptedCode : withGrant(grant));
    if (grant !== null) analyticsEvents.track({ name: event });
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
