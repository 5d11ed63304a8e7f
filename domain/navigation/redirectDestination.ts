import { parseAccountType } from '#domain/platform/accountType.ts';
import { registrationSite } from '#domain/redirect/registrationSite.ts';
import { revalidateRedirect } from '#domain/redirect/validateRedirect.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import { withAccessDenied, withAuthCode } from '#domain/redirect/withOAuthResponse.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Session } from '#domain/session/session.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { toExternalUrl, toRoute, type Destination } from './destination.ts';

// Because: session storage is writable by page scripts, so the address is validated again.
const storedRedirect = (settings: Settings, { redirect }: Session): SafeUrl | null =>
  redirect === null ? null : rightOrNull(revalidateRedirect(redirect, settings));

const requestedRedirect = (settings: Settings, session: Session): SafeUrl | null =>
  session.hasRequestedRedirect ? storedRedirect(settings, session) : null;

/** The registration site where a new account continues without a requested redirect; null for any other session. */
export const newAccountSite = (settings: Settings, session: Session): SafeUrl | null => {
  const chosen = parseAccountType(session.accountType ?? '');
  return session.isNewAccount && chosen !== null && requestedRedirect(settings, session) === null
    ? registrationSite(settings, chosen)
    : null;
};

/**
 * Where a finished sign-in redirects to: the requested redirect; else the registration site for a new account; else the stored
 * redirect or the transfer site. With the auth code and the state; without an auth code nothing is added.
 */
export const redirectDestination =
  (settings: Settings) =>
  (session: Session): Destination => {
    const requested = requestedRedirect(settings, session);
    const target =
      requested ?? newAccountSite(settings, session) ?? storedRedirect(settings, session) ?? transferSite(settings);
    if (target === null) return toRoute('/signin/error');
    if (session.authCode === null) return { _tag: 'ClientRedirect', url: toExternalUrl(target) };
    const state = requested === null ? null : session.oAuth.state;
    return { _tag: 'ClientRedirect', url: withAuthCode(target, { code: session.authCode, state }) };
  };

/**
 * Where a visit that ends without a sign-in returns to: the requested redirect with the error of RFC 6749, 4.1.2.1, and the state.
 * Null where the visit's own address requested no redirect.
 */
export const accessDeniedDestination =
  (settings: Settings) =>
  (session: Session): Destination | null => {
    const requested = requestedRedirect(settings, session);
    return requested === null
      ? null
      : { _tag: 'ClientRedirect', url: withAccessDenied(requested, session.oAuth.state) };
  };
