import type { Platform } from '#domain/platform/platform.ts';
import { webOrigin } from '#domain/shared/webAddress.ts';
import type { Settings } from './settings.ts';

/** The origin of the brand's site in this environment, such as `https://account.xe.com`; an empty text if the settings name none that is safe in a page. */
export const publicOrigin = ({ publicUrls, hostName }: Pick<Settings, 'publicUrls' | 'hostName'>): string =>
  webOrigin(publicUrls.default) ?? webOrigin(`https://${hostName}`) ?? '';

/** The help centre of a platform; the one of the main product where the platform has none. */
export const helpCentre = ({ helpCentreUrls }: Pick<Settings, 'helpCentreUrls'>, platform: Platform): string | null =>
  helpCentreUrls[platform] ?? helpCentreUrls.XEMT;

/** The public address of this site for a platform: XECI has its own, where one is configured. */
export const publicUrl = (platform: Platform | null, { publicUrls }: Pick<Settings, 'publicUrls'>): string =>
  platform === 'XECI' && publicUrls.XECI !== null ? publicUrls.XECI : publicUrls.default;
