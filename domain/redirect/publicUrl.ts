import type { Platform } from '#domain/platform/platform.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** The public address of this site as a platform's visitors know it: XECI has its own, where one is configured. */
export const publicUrl = (platform: Platform | null, { publicUrls }: Pick<Settings, 'publicUrls'>): string =>
  platform === 'XECI' && publicUrls.XECI !== null ? publicUrls.XECI : publicUrls.default;
