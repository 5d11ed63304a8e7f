import type { Ports } from '#application/ports/ports.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { World } from '#domain/navigation/visit.ts';
import { wayOut } from '#domain/navigation/wayOut.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { registrationSite } from '#domain/redirect/registrationSite.ts';
import type { Session } from '#domain/session/session.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { handedOver } from '#domain/session/changes.ts';

export type Leave = () => Destination;

// Because: whoever has just opened an account, and came from nowhere, goes on where its registration does.
const registration = ({ codeFor, accountType }: Session, settings: Settings): SafeUrl | null => {
  const isChosen = accountType === 'Personal' || accountType === 'Business';
  return codeFor === 'SignUp' && isChosen ? registrationSite(settings, accountType) : null;
};

/** Ends a finished visit: answers the way out, keeps nothing that signs anybody in, and lets the other tabs know. */
export const makeLeave =
  (
    { session, tabs, happenings, log }: Pick<Ports, 'session' | 'tabs' | 'happenings' | 'log'>,
    { settings }: World,
  ): Leave =>
  () => {
    const finished = session.get();
    const fallback = registration(finished, settings);
    if (finished.redirect === null && fallback === null) log.error('Missing redirectUrl: the transfer site is used');
    const destination = wayOut(settings)(finished, fallback);
    happenings.tell({ name: 'Redirected', platform: finished.platform });
    session.update(handedOver);
    if (destination._tag === 'Away') tabs.tell('SignedIn');
    return destination;
  };
