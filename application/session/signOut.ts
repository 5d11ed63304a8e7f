import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import { makeIdentityTimeout } from '#application/shared/withTimeout.ts';
import { hasTransferSiteSession } from '#domain/platform/platform.ts';
import { signedOut } from '#domain/session/endings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { sessionCookieRemoval } from '#domain/settings/settings.ts';

type SignOutPorts = Pick<Ports, 'identity' | 'session' | 'cookies' | 'clock' | 'log'>;

/** Ignores faults of the services, and aborts a call that is not answered in time. Two platforms have a session at the transfer site too. */
export const makeSignOut = (ports: SignOutPorts, { brand, settings }: AppContext): Task<void> => {
  const { identity, session, cookies } = ports;
  const withTimeout = makeIdentityTimeout(ports, 'No answer to a sign-out: going on without');
  const endSession: Task<void> = async () => {
    await withTimeout(identity.logOut)();
    // Because: the call needs the cookie.
    cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
  };
  const endTransferSiteSession: Task<void> = async () => {
    await withTimeout(identity.logOutOfTransferSite)();
  };
  return async () => {
    const platform = session.get().visit.platform ?? brand.defaultPlatform;
    session.update(signedOut);
    const ends = hasTransferSiteSession(platform) ? [endSession, endTransferSiteSession] : [endSession];
    await Promise.all(ends.map((end) => end()));
  };
};
