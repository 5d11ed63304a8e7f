import { validateRedirect } from '#domain/redirect/validateRedirect.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { toRoute, type Destination } from './destination.ts';
import type { RoutePath } from './routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** The destination of "Go back" on a screen: a password change returns to the product it started from. */
export const backDestination =
  ({ brand, settings }: AppContext) =>
  (session: Session, path: RoutePath): Destination => {
    if (path !== '/change-password') return toRoute('/signin');
    const product = settings.productUrls[session.platform ?? brand.defaultPlatform] ?? '';
    const site = rightOrNull(validateRedirect(product, 'https:', settings)) ?? transferSite(settings);
    return { _tag: 'Back', fallback: site === null ? null : unsafeNominal<'ExternalUrl'>(site) };
  };
