import { needsAccountSelection } from '#domain/identity/person.ts';
import { withAuthCode, withOAuthError } from '#domain/redirect/oAuth.ts';
import { type ExternalUrl, type SafeUrl, toExternalUrl, validateRedirect } from '#domain/redirect/redirect.ts';
import { registrationSite, transferSite } from '#domain/redirect/sites.ts';
import { isConfirmed } from '#domain/session/person.ts';
import type { PendingScreen, Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { type Destination, toRoute } from './destination.ts';
import type { RoutePath } from './routes.ts';

// Because: page scripts can write to the session storage, so the address is validated again.
const storedRedirect = (settings: Settings, { visit: { redirect } }: Session): SafeUrl | null =>
  validateRedirect(redirect, 'https:', settings);

const requestedRedirect = (settings: Settings, session: Session): SafeUrl | null =>
  session.visit.hasRequestedRedirect ? storedRedirect(settings, session) : null;

/** The registration site of a new account. Null where a redirect was requested, and without a new account. */
export const newAccountSite = (settings: Settings, session: Session): SafeUrl | null => {
  const chosen = session.typed.accountType;
  return session.progress.newAccount !== 'None' && chosen !== null && requestedRedirect(settings, session) === null
    ? registrationSite(settings, chosen)
    : null;
};

/**
 * The address that a finished sign-in returns to. This is the requested redirect, else the registration site of a new account, else the
 * transfer site. Null where none of them is safe.
 */
export const returnAddress = (settings: Settings, session: Session): SafeUrl | null =>
  requestedRedirect(settings, session) ??
  newAccountSite(settings, session) ??
  storedRedirect(settings, session) ??
  transferSite(settings);

// Because: the state belongs to the requested redirect. Without one it belongs to the transfer site, and never to a registration site.
const stateOf = (settings: Settings, session: Session): string | null => {
  const belongsToTarget = session.visit.hasRequestedRedirect
    ? storedRedirect(settings, session) !== null
    : newAccountSite(settings, session) === null;
  return belongsToTarget ? session.oAuth.state : null;
};

const withCode = (settings: Settings, session: Session, target: SafeUrl): ExternalUrl | null => {
  const { authCode: code, confirmed, signedInAs: named } = session.person;
  if (code === null) return toExternalUrl(target);
  const state = stateOf(settings, session);
  return confirmed === null || named === null ? null : withAuthCode(target, { code, named, state }, confirmed);
};

/**
 * Where a finished sign-in leads: to the return address, with the auth code and the state if there is a code. A code of a person whom no
 * act in this document confirmed leads to /continue.
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
 * Where a visit leads that ends without a sign-in: to the requested redirect, with the error of RFC 6749, 4.1.2.1, and the state.
 * Null where no redirect was requested.
 */
export const accessDeniedDestination =
  (settings: Settings) =>
  (session: Session): Destination | null => {
    const requested = requestedRedirect(settings, session);
    return (
      requested && { _tag: 'ClientRedirect', url: withOAuthError(requested, 'access_denied', session.oAuth.state) }
    );
  };

/**
 * The destination of "Go back" on a screen. A password change returns to the page before it. If the person had to sign in for the change,
 * that page is the sign-in, so it returns to the redirect of the visit. The product's site is the fallback of both.
 */
export const backDestination =
  ({ brand, settings }: AppContext) =>
  (session: Session, path: RoutePath): Destination => {
    if (path !== '/change-password') return toRoute('/signin');
    const product = settings.productUrls[session.visit.platform ?? brand.defaultPlatform];
    const site = validateRedirect(product, 'https:', settings) ?? transferSite(settings);
    if (session.progress.pending !== 'ContinuedPasswordChange')
      return { _tag: 'Back', fallback: site && toExternalUrl(site) };
    const origin = storedRedirect(settings, session) ?? site;
    return origin === null ? toRoute('/signin') : { _tag: 'ClientRedirect', url: toExternalUrl(origin) };
  };

/** A step of a sign-in. */
type PendingSignInStep = 'Confirmation' | 'TwoFactor' | PendingScreen | 'AccountSelection' | 'Redirect';

/**
 * The next step of a sign-in. `Confirmation` is the button of /continue, where no act in this document confirmed the person whom the tokens
 * name. A password change, or a code whose send was refused, is what the person signed in for.
 */
export const pendingSignInStep = (session: Session): PendingSignInStep => {
  if (session.person.accessToken !== null && !isConfirmed(session)) return 'Confirmation';
  if (session.twoFactor.requirement !== 'None') return 'TwoFactor';
  const { pending } = session.progress;
  // Because: a new password ends the session in which an account is chosen.
  if (pending !== 'None' && pending !== 'ContinuedPasswordChange') return pending;
  return needsAccountSelection(session.person.linkedAccounts, session.person.chosenProfileId)
    ? 'AccountSelection'
    : 'Redirect';
};
