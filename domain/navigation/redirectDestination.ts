import { parseAccountType } from '#domain/platform/accountType.ts';
import { withAccessDenied, withAuthCode } from '#domain/redirect/oAuth.ts';
import { type ExternalUrl, type SafeUrl, toExternalUrl, validateRedirect } from '#domain/redirect/redirect.ts';
import { registrationSite, transferSite } from '#domain/redirect/sites.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { type Destination, toRoute } from './destination.ts';
import type { RoutePath } from './routes.ts';

// Because: session storage is writable by page scripts, so the address is validated again.
const storedRedirect = (settings: Settings, { visit: { redirect } }: Session): SafeUrl | null =>
  validateRedirect(redirect, 'https:', settings);

const requestedRedirect = (settings: Settings, session: Session): SafeUrl | null =>
  session.visit.hasRequestedRedirect ? storedRedirect(settings, session) : null;

/** The registration site where a new account continues without a requested redirect; null for any other session. */
export const newAccountSite = (settings: Settings, session: Session): SafeUrl | null => {
  const chosen = parseAccountType(session.typed.accountType ?? '');
  return session.progress.newAccount !== 'None' && chosen !== null && requestedRedirect(settings, session) === null
    ? registrationSite(settings, chosen)
    : null;
};

/**
 * The address that a finished sign-in returns to: the requested redirect; else the registration site for a new account; else the stored
 * redirect or the transfer site. Null where none is safe.
 */
export const returnAddress = (settings: Settings, session: Session): SafeUrl | null =>
  requestedRedirect(settings, session) ??
  newAccountSite(settings, session) ??
  storedRedirect(settings, session) ??
  transferSite(settings);

// Because: the state of a visit without a requested redirect is the transfer site's, and no registration site's.
const stateOf = (settings: Settings, session: Session): string | null => {
  const isOfTarget = session.visit.hasRequestedRedirect
    ? storedRedirect(settings, session) !== null
    : newAccountSite(settings, session) === null;
  return isOfTarget ? session.oAuth.state : null;
};

const withCode = (settings: Settings, session: Session, target: SafeUrl): ExternalUrl | null => {
  const { authCode: code, confirmed, signedInAs: named } = session.person;
  if (code === null) return toExternalUrl(target);
  const state = stateOf(settings, session);
  return confirmed === null || named === null ? null : withAuthCode(target, { code, named, state }, confirmed);
};

/**
 * Where a finished sign-in leads: to the return address with the auth code and the state, without an auth code to the address as it is. A
 * code of somebody whom nobody confirmed in this document leads to /continue.
 */
export const redirectDestination =
  (settings: Settings) =>
  (session: Session): Destination => {
    const target = returnAddress(settings, session);
    if (target === null) return toRoute('/signin/error');
    const url = withCode(settings, session, target);
    return url === null ? toRoute('/continue') : { _tag: 'ClientRedirect', url };
  };

/**
 * Where a visit that ends without a sign-in returns to: the requested redirect with the error of RFC 6749, 4.1.2.1, and the state.
 * Null where the visit's own address requested no redirect.
 */
export const accessDeniedDestination =
  (settings: Settings) =>
  (session: Session): Destination | null => {
    const requested = requestedRedirect(settings, session);
    return requested && { _tag: 'ClientRedirect', url: withAccessDenied(requested, session.oAuth.state) };
  };

/**
 * The destination of "Go back" on a screen: a password change returns to the page before it, else to the product. After a sign-in
 * for the change, which the page before belongs to, it returns to the redirect of the visit, else to the product.
 */
export const backDestination =
  ({ brand, settings }: AppContext) =>
  (session: Session, path: RoutePath): Destination => {
    if (path !== '/change-password') return toRoute('/signin');
    const product = settings.productUrls[session.visit.platform ?? brand.defaultPlatform];
    const site = validateRedirect(product, 'https:', settings) ?? transferSite(settings);
    if (session.progress.passwordChange !== 'AfterSignIn')
      return { _tag: 'Back', fallback: site && toExternalUrl(site) };
    const origin = storedRedirect(settings, session) ?? site;
    return origin === null ? toRoute('/signin') : { _tag: 'ClientRedirect', url: toExternalUrl(origin) };
  };
