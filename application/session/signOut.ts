import type { Flow } from '#application/flow.ts';
import { withIdentityTimeout } from '#application/shared/withTimeout.ts';
import { hasTransferSiteSession } from '#domain/platform/platform.ts';
import { signedOut, signOutsCompared } from '#domain/session/endings.ts';
import { sessionCookieRemoval } from '#domain/settings/settings.ts';

/**
 * Removes the person from the session at once, then signs out at the services; the redirect stays. Ignores faults of the services, and aborts
 * a call that is not answered in time. Two platforms have a session at the transfer site too.
 */
export const signOut = async (flow: Flow): Promise<void> => {
  const { identity, session, signOuts, context } = flow;
  const platform = session.get().visit.platform ?? context.brand.defaultPlatform;
  signOuts.increment();
  session.update(signedOut);
  session.update(signOutsCompared(signOuts.read()));
  await Promise.all([
    endSession(flow),
    hasTransferSiteSession(platform) && withIdentityTimeout(flow, noAnswer)(identity.logOutOfTransferSite)(),
  ]);
};

const noAnswer = 'No answer to a sign-out: going on without';

const endSession = async (flow: Flow): Promise<void> => {
  const { identity, cookies, tabs, context } = flow;
  await withIdentityTimeout(flow, noAnswer)(identity.logOut)();
  // Because: the call needs the cookie, and another tab that is told earlier would find the session still live.
  cookies.remove(context.brand.sessionCookie, sessionCookieRemoval(context.settings));
  tabs.post('SignedOut');
};
