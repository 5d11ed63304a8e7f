import type { Flow } from '#application/flow.ts';
import type { RequestContext } from '#application/ports/identityCalls.ts';
import { languageOf } from '#domain/locale/locale.ts';
import { referenceSourceOf } from '#domain/redirect/referenceSource.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';

/** Reads the request context from the session. Missing values get a default and a line in the log. */
export const requestContext = ({ session, log, context: { brand, settings } }: Flow): RequestContext => {
  const { visit, oAuth, userLocale } = session.get();
  const { platform, redirect, helpcentre } = visit;
  if (platform === null) log.error('Missing platform: the default of the brand is used');
  if (redirect === null) log.error('Missing redirectUrl: the transfer site is used');
  return {
    platform: platform ?? brand.defaultPlatform,
    redirectUrl: redirect ?? settings.transferSiteUrl,
    referenceSource: referenceSourceOf(redirect, settings),
    oAuth,
    preferredLanguage: languageOf(userLocale),
    helpcentre,
    location: noSystemFields.geoLocation,
  };
};
