import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import { sessionCookieRemoval } from '#domain/brand/sessionCookie.ts';
import { hasTransferSiteSession } from '#domain/platform/platform.ts';
import { signedOut } from '#domain/session/endings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/**
 * Signs out at the identity service, and on two platforms at the transfer site, then removes the person from the session; the
 * redirect stays. Faults of the services are ignored.
 */
export const makeSignOut =
  (
    { identity, session, cookies, tabs }: Pick<Ports, 'identity' | 'session' | 'cookies' | 'tabs'>,
    { brand, settings }: AppContext,
  ): Task<void> =>
  async () => {
    const platform = session.get().platform ?? brand.defaultPlatform;
    await Promise.all([
      identity.logOut(),
      hasTransferSiteSession(platform) ? identity.logOutOfTransferSite() : undefined,
    ]);
    cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
    session.update(signedOut);
    tabs.tell('SignedOut');
  };
