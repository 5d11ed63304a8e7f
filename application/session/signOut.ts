import type { Flow } from '#application/flow.ts';
import { withIdentityTimeout } from '#application/shared/withTimeout.ts';
import { hasTransferSiteSession } from '#domain/platform/platform.ts';
import { signedOut } from '#domain/session/endings.ts';
import { sessionCookieRemoval } from '#domain/settings/settings.ts';

/**
 * Removes the person from the session at once, then signs out at the services; the redirect stays. Ignores faults of the services, and aborts
 * a call that is not answered in time. Two platforms have a session at the transfer site too.
 */
export const signOut = async (flow: Flow): Promise<void> => {
  const { identity, session, context } = flow;
  const platform = session.get().visit.platform ?? context.brand.defaultPlatform;
  session.update(signedOut);
  await Promise.all([
    endSession(flow),
    hasTransferSiteSession(platform) && withIdentityTimeout(flow, noAnswer)(identity.logOutOfTransferSite)(),
  ]);
};

const noAnswer = 'No answer to a sign-out: going on without';

const endSession = async (flow: Flow): Promise<void> => {
  const { identity, cookies, context } = flow;
  await withIdentityTimeout(flow, noAnswer)(identity.logOut)();
  // Because: the call needs the cookie.
  cookies.remove(context.brand.sessionCookie, sessionCookieRemoval(context.settings));
};
