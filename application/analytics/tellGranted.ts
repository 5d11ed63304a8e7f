import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { Grant } from '#application/ports/talkContext.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withGrant } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';

type Granting<A> = TE.TaskEither<IdentityFault, A>;

/** Tells what a call that grants something came to, of whom it was granted to: part of the call, and so as often as it is made. */
export const tellGranted =
  ({ session, happenings }: Pick<Ports, 'session' | 'happenings'>, event: (session: Session) => AnalyticsEvent) =>
  <A extends Grant | null>(call: Granting<A>): Granting<A> =>
    pipe(
      call,
      TE.map((grant) => {
        if (grant !== null) happenings.tell(event(session.update(withGrant(grant))));
        return grant;
      }),
    );
