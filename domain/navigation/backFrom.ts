import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { admitRedirect } from '#domain/redirect/admitRedirect.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import type { Session } from '#domain/session/session.ts';
import { mint } from '#domain/shared/nominal.ts';
import { toRoute, type Destination } from './destination.ts';
import type { RoutePath } from './routes.ts';
import type { World } from './visit.ts';

/** Where going back from a screen leads: a password change returns to the product it was begun in. */
export const backFrom =
  ({ brand, settings }: World) =>
  (session: Session, path: RoutePath): Destination => {
    if (path !== '/change-password') return toRoute('/signin');
    const product = settings.productUrls[session.platform ?? brand.defaultPlatform] ?? '';
    const site = pipe(
      admitRedirect(product, 'https:', settings),
      E.getOrElse<unknown, SafeUrl | null>(() => transferSite(settings)),
    );
    return { _tag: 'Back', otherwise: site === null ? null : mint<'LeavingUrl'>(site) };
  };
