import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Grant } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { GrantEvent } from '#domain/analytics/events.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withAcceptedCode, withGrant } from '#domain/session/confirmations.ts';

/** Stores what an accepted call granted, or that a code was accepted without a grant (null), and tracks the event of the grant. */
export type StoreGrant = (event: GrantEvent, grant: Grant | null) => void;

/** The only way of an auth code into the session. An answer that is returned again is stored again, and its event tracked once. */
export const makeStoreGrant = ({
  session,
  analyticsEvents,
}: Pick<Ports, 'session' | 'analyticsEvents'>): StoreGrant => {
  let tracked: Grant | null = null;
  return (event, grant) => {
    // Because: tokens that failed cleared the grant, and an accepted code is not sent again.
    session.update(grant === null ? withAcceptedCode : withGrant(grant));
    if (grant === null || grant === tracked) return;
    tracked = grant;
    analyticsEvents.track({ name: event });
  };
};

/**
 * Tracks the event of a call that has its effect also where the service then refuses the grant because the second factor is missing. It is
 * part of the call, so one call tracks one event.
 */
export const trackUnfinished =
  ({ analyticsEvents }: Pick<Ports, 'analyticsEvents'>, event: GrantEvent) =>
  <A>(call: TaskEither<IdentityFault, A>): TaskEither<IdentityFault, A> =>
  async () => {
    const answer = await call();
    if (E.isLeft(answer) && answer.left._tag === 'TwoFactorIncomplete') analyticsEvents.track({ name: event });
    return answer;
  };
