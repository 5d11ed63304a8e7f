import { originIsSafe } from '#domain/shared/webOrigin.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** The settings that name the allowed origins of a redirect. */
export type AllowList = Pick<
  Settings,
  | 'production'
  | 'productUrls'
  | 'registrationUrls'
  | 'transferSiteUrl'
  | 'developerPortalUrls'
  | 'allowedRedirectOrigins'
>;

/** The allowed origins of a redirect, compared as a whole; in production only https ones. */
export const allowedOrigins = (settings: AllowList): ReadonlySet<string> =>
  new Set(
    [
      settings.transferSiteUrl,
      settings.registrationUrls.corporate,
      settings.registrationUrls.personal,
      ...Object.values(settings.productUrls),
      settings.developerPortalUrls.home,
      settings.developerPortalUrls.docs,
      ...settings.allowedRedirectOrigins,
    ]
      .map(originOf)
      .filter((origin) => origin !== null)
      .filter((origin) => originIsSafe(origin, settings.production)),
  );

const originOf = (address: string | null): string | null => {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
};
