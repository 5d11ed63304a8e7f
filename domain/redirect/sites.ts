import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import type { SafeUrl } from './redirect.ts';
import { validateRedirect } from './validateRedirect.ts';

/** The transfer site, the fallback of every redirect; null when the configured address is not safe. */
export const transferSite = (settings: Settings): SafeUrl | null =>
  rightOrNull(validateRedirect(settings.transferSiteUrl, 'https:', settings));

/** The registration site of an account type; null when the configured address is not safe. */
export const registrationSite = (settings: Settings, accountType: ChosenAccountType): SafeUrl | null => {
  const { personal, corporate } = settings.registrationUrls;
  const address = accountType === 'Personal' ? personal : corporate;
  return rightOrNull(validateRedirect(address, 'https:', settings));
};

/** The name of a redirect's site for people: its host. */
export const siteName = (redirect: SafeUrl): string => new URL(redirect).host;
