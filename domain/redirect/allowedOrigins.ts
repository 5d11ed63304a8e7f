import { originIsSafe } from '#domain/shared/webOrigin.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** What of the settings names the origins a visitor may be sent back to. */
export type AllowList = Pick<
  Settings,
  | 'production'
  | 'productUrls'
  | 'registrationUrls'
  | 'transferSiteUrl'
  | 'developerPortalUrls'
  | 'allowedRedirectOrigins'
>;

/** Whole origins a redirect may have: nothing else is ever compared, and in production only https ones. */
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
