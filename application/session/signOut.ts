import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import { hasTransferSiteSession } from '#domain/platform/platform.ts';
import { signedOut, withSignOuts } from '#domain/session/endings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { sessionCookieRemoval } from '#domain/settings/settings.ts';
import { makeLimited } from '#application/shared/withTimeout.ts';

type SignOutPorts = Pick<Ports, 'identity' | 'session' | 'signOuts' | 'cookies' | 'tabs' | 'clock' | 'log'>;

/** Faults of the services are ignored; a call that is not answered in time is aborted. Two platforms have a session at the transfer site too. */
export const makeSignOut = (
  { identity, session, signOuts, cookies, tabs, clock, log }: SignOutPorts,
  { brand, settings }: AppContext,
): Task<void> => {
  const limited = makeLimited({ identity, clock, log }, 'No answer to a sign-out: going on without');
  const endSession: Task<void> = async () => {
    await limited(identity.logOut)();
    // Because: the call needs the cookie, and another tab that is told earlier would find the session still live.
    cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
    tabs.post('SignedOut');
  };
  return async () => {
    const platform = session.get().visit.platform ?? brand.defaultPlatform;
    signOuts.increment();
    session.update(signedOut);
    session.update(withSignOuts(signOuts.read()));
    await Promise.all([
      endSession(),
      hasTransferSiteSession(platform) ? limited(identity.logOutOfTransferSite)() : undefined,
    ]);
  };
};
