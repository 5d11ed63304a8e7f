import type { Settings } from '#domain/settings/settings.ts';
import type { Platform } from './platform.ts';

/** Where a visitor of a platform finds help; the main product's own help centre where the platform has none. */
export const helpCentre = ({ helpCentreUrls }: Pick<Settings, 'helpCentreUrls'>, platform: Platform): string | null =>
  helpCentreUrls[platform] ?? helpCentreUrls.XEMT;
