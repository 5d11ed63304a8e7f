import type { RequestContext } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { languageOf } from '#domain/locale/locale.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';

/** Reads the request context from the session. Missing values get a default and a line in the log. */
export const makeRequestContext =
  ({ session, log }: Pick<Ports, 'session' | 'log'>, { brand, settings }: AppContext): (() => RequestContext) =>
  () => {
    const { visit, oAuth, userLocale } = session.get();
    const { platform, redirect, referenceSource, helpcentre } = visit;
    if (platform === null) log.error('Missing platform: the default of the brand is used');
    if (redirect === null) log.error('Missing redirectUrl: the transfer site is used');
    return {
      platform: platform ?? brand.defaultPlatform,
      redirectUrl: redirect ?? settings.transferSiteUrl,
      referenceSource,
      oAuth,
      preferredLanguage: languageOf(userLocale),
      helpcentre,
      location: noSystemFields.geoLocation,
    };
  };
