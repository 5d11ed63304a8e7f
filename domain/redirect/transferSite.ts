import type { Settings } from '#domain/settings/settings.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { validateRedirect } from './validateRedirect.ts';
import type { SafeUrl } from './redirect.ts';

/** The transfer site, the fallback of every redirect; null when the configured address is not safe. */
export const transferSite = (settings: Settings): SafeUrl | null =>
  rightOrNull(validateRedirect(settings.transferSiteUrl, 'https:', settings));
