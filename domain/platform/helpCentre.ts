import type { Settings } from '#domain/settings/settings.ts';
import type { Platform } from './platform.ts';

/** The help centre of a platform; the one of the main product where the platform has none. */
export const helpCentre = ({ helpCentreUrls }: Pick<Settings, 'helpCentreUrls'>, platform: Platform): string | null =>
  helpCentreUrls[platform] ?? helpCentreUrls.XEMT;
