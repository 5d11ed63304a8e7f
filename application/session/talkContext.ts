import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import { languageOf } from '#domain/locale/locale.ts';
import type { World } from '#domain/navigation/visit.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';

/** What every talk carries along, read from the session; what is missing is made up for and logged. */
export const makeTalkContext =
  ({ session, log }: Pick<Ports, 'session' | 'log'>, { brand, settings }: World): (() => TalkContext) =>
  () => {
    const { platform, redirect, referenceSource, oAuth, userLocale, helpcentre } = session.get();
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
