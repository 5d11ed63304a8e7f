import { revalidateRedirect, validateRedirect } from '#domain/redirect/validateRedirect.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import type { Session } from '#domain/session/session.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { toExternalUrl, toRoute, type Destination } from './destination.ts';
import type { RoutePath } from './routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/**
 * The destination of "Go back" on a screen: a password change returns to the page before it, else to the product. After a sign-in
 * for the change, which the page before belongs to, it returns to the redirect of the visit, else to the product.
 */
export const backDestination =
  ({ brand, settings }: AppContext) =>
  (session: Session, path: RoutePath): Destination => {
    if (path !== '/change-password') return toRoute('/signin');
    const product = settings.productUrls[session.platform ?? brand.defaultPlatform] ?? '';
    const site = rightOrNull(validateRedirect(product, 'https:', settings)) ?? transferSite(settings);
    if (session.passwordChange !== 'AfterSignIn')
      return { _tag: 'Back', fallback: site === null ? null : toExternalUrl(site) };
    const origin = (session.redirect && rightOrNull(revalidateRedirect(session.redirect, settings))) ?? site;
    return origin === null ? toRoute('/signin') : { _tag: 'ClientRedirect', url: toExternalUrl(origin) };
  };
