import { revalidateRedirect } from '#domain/redirect/validateRedirect.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import { withAuthCode } from '#domain/redirect/withAuthCode.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Session } from '#domain/session/session.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { toExternalUrl, toRoute, type Destination } from './destination.ts';

/** Where a finished sign-in redirects to: the session's redirect, else the fallback, else the transfer site; with the auth code and state. Without an auth code nothing is added. */
export const redirectDestination =
  (settings: Settings) =>
  (session: Session, fallback: SafeUrl | null = null): Destination => {
    // Because: session storage is writable by page scripts, so the address is validated again.
    const requested = session.redirect === null ? null : rightOrNull(revalidateRedirect(session.redirect, settings));
    const target = requested ?? fallback ?? transferSite(settings);
    if (target === null) return toRoute('/signin/error');
    if (session.authCode === null) return { _tag: 'ClientRedirect', url: toExternalUrl(target) };
    const state = requested === null ? null : session.oAuth.state;
    return { _tag: 'ClientRedirect', url: withAuthCode(target, { code: session.authCode, state }) };
  };
