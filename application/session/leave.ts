import type { Ports } from '#application/ports/ports.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { World } from '#domain/navigation/visit.ts';
import { wayOut } from '#domain/navigation/wayOut.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { handedOver } from '#domain/session/changes.ts';

export type Leave = (fallback?: SafeUrl | null) => Destination;

/** Ends a finished visit: answers the way out, keeps nothing that signs anybody in, and lets the other tabs know. */
export const makeLeave =
  ({ session, tabs, log }: Pick<Ports, 'session' | 'tabs' | 'log'>, { settings }: World): Leave =>
  (fallback = null) => {
    const finished = session.get();
    if (finished.redirect === null && fallback === null) log.error('Missing redirectUrl: the transfer site is used');
    const destination = wayOut(settings)(finished, fallback);
    session.update(handedOver);
    if (destination._tag === 'Away') tabs.tell('SignedIn');
    return destination;
  };
