import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { sessionCookieRemoval } from '#domain/brand/sessionCookie.ts';
import type { World } from '#domain/navigation/visit.ts';
import { hasTransferSiteSession } from '#domain/platform/platform.ts';
import { signedOut } from '#domain/session/changes.ts';

/** Ends the session here and at the service. A service that cannot be told is left alone. */
export type SignOut = T.Task<void>;

/** Tells the service, for two platforms the transfer site too, and forgets the visitor but not where the visit goes. */
export const makeSignOut = (
  { identity, session, cookies, tabs }: Pick<Ports, 'identity' | 'session' | 'cookies' | 'tabs'>,
  { brand, settings }: World,
): SignOut => {
  const ignored = <Fault>(call: TE.TaskEither<Fault, void>): T.Task<void> =>
    pipe(
      call,
      TE.match(
        () => undefined,
        () => undefined,
      ),
    );
  return async () => {
    const platform = session.get().platform ?? brand.defaultPlatform;
    await Promise.all([
      ignored(identity.logOut)(),
      hasTransferSiteSession(platform) ? ignored(identity.logOutOfTransferSite)() : undefined,
    ]);
    cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
    session.update(signedOut);
    tabs.tell('SignedOut');
  };
};
